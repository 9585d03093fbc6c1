import { createHash, randomInt } from 'node:crypto'
import type { Id } from '@parley/contracts/ids.ts'

const codeCount = 10
const groups = 6
const groupLength = 4
/** Without 0, 1, I and O, which are read for one another; 32 signs are 5 bits each, 120 bits a code. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const newGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

const newCode = (): string => Array.from({ length: groups }, newGroup).join('-')

export const newBackupCodes = (): string[] => Array.from({ length: codeCount }, newCode)

/**
 * The hash that the database keeps, bound to its person. Plain SHA-256 does: 120 random bits cannot be guessed, and a
 * hash that can be looked up is used up by one statement.
 */
export const hashBackupCode = (userId: Id, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${plainCode(code)}`)
    .digest('hex')

/** A code as people type it, without spaces and dashes. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
