import { describe, expect, it } from '@jest/globals'
import { StartError } from '../process/start-error.ts'
import { explainDatabaseFailure } from './start-failures.ts'

const address = 'postgres://ana:hush@db.example.com:6432/work'
const failure = (code: string, message = 'no') => Object.assign(new Error(message), { code })
/** As a migration fails: the answer of the server is the cause of the cause. */
const wrapped = (error: Error) =>
  new Error('The migration failed.', { cause: new Error('failed', { cause: error }) })

describe('a database that a process cannot start on', () => {
  it.each([
    ['28P01', 77, /refuses the user ana\. Correct user and password/],
    ['3D000', 65, /has no database work\. Make it/],
    ['42501', 77, /lacks a right on the database work \(no\)/],
    ['0A000', 65, /needs Postgres 16 or later with pgvector/],
    ['53300', 69, /no connection left\. Raise max_connections/],
    ['57P03', 69, /is starting or stopping/],
    ['ENOTFOUND', 69, /no host db\.example\.com/],
    ['ECONNREFUSED', 69, /Nothing answers as Postgres at db\.example\.com:6432/],
  ])('is told by its cause and what to do, of %s', (code, exitCode, sentence) => {
    const told = explainDatabaseFailure(wrapped(failure(code)), address)
    expect(told).toBeInstanceOf(StartError)
    expect(told).toMatchObject({ exitCode, message: expect.stringMatching(sentence) })
    expect((told as Error).message).not.toContain('hush')
  })

  it('is told of each address of a host that was tried, and of one that is silent', () => {
    const tried = new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')])
    expect(explainDatabaseFailure(tried, address)).toMatchObject({ exitCode: 69 })
    const silent = new Error('timeout exceeded when trying to connect')
    expect(explainDatabaseFailure(silent, address)).toMatchObject({ exitCode: 69 })
  })

  it('keeps an error whose cause nobody knows, whole', () => {
    const unknown = failure('XX000')
    expect(explainDatabaseFailure(unknown, address)).toBe(unknown)
  })
})
