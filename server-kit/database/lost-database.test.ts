import { describe, expect, it } from '@jest/globals'
import { isDatabaseLost } from './lost-database.ts'

const saying = (message: string, code?: string) => Object.assign(new Error(message), code && { code })

describe('a database that is away', () => {
  it.each([
    ['ends a session', saying('terminating connection due to administrator command', '57P01')],
    ['has crashed', saying('terminating connection because of crash of another server process', '57P02')],
    ['is starting', saying('the database system is starting up', '57P03')],
    ['ends an idle session', saying('terminating connection due to idle-session timeout', '57P05')],
    ['has no connection left', saying('sorry, too many clients already', '53300')],
    ['is not reached', saying('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['hung up while asked', saying('Connection terminated unexpectedly')],
    ['had hung up before', saying('Client was closed and is not queryable')],
    ['broke the connection before', saying('Client has encountered a connection error and is not queryable')],
    [
      'is written to no more',
      saying('Cannot call write after a stream was destroyed', 'ERR_STREAM_DESTROYED'),
    ],
  ])('%s', (_, error) => {
    expect(isDatabaseLost(error)).toBe(true)
  })

  it.each([
    ['a row that is there already', saying('duplicate key value violates unique constraint', '23505')],
    ['a statement that was cancelled', saying('canceling statement due to user request', '57014')],
    ['a fault of ours', saying('A row was expected.')],
    ['no error', undefined],
  ])('is not taken for %s', (_, error) => {
    expect(isDatabaseLost(error)).toBe(false)
  })
})
