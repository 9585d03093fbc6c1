import { randomUUID } from 'node:crypto'
import { notFound } from '@parley/contracts/errors.ts'

const pattern = /^[0-9a-f]{32}$/

/** A key for new content: random, and safe as the name of a file and of an object. */
export const createFileKey = (): string => randomUUID().replaceAll('-', '')

/** @throws AppError NOT_FOUND for what was never a key: it names no place outside of the store. */
export function checkFileKey(key: string): string {
  if (!pattern.test(key)) throw notFound('File')
  return key
}

/** Whether something could be a key: a store may hold other things beside ours. */
export const isFileKey = (name: string): boolean => pattern.test(name)
