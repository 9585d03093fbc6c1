import { describe, expect, it } from '@jest/globals'
import { createLogger } from './pino-logger.ts'

const lines: string[] = []
const logger = createLogger({
  name: 'bff',
  level: 'info',
  destination: { write: (line: string) => void lines.push(line) },
})

describe('the log', () => {
  it('strikes secrets out and keeps the rest', () => {
    logger.info(
      { phaseId: 'p', password: 'open sesame', headers: { authorization: 'Bearer x', host: 'h' } },
      'request',
    )
    const line = lines.pop() ?? ''
    expect(line).not.toMatch(/open sesame|Bearer/)
    expect(JSON.parse(line)).toMatchObject({
      name: 'bff',
      msg: 'request',
      phaseId: 'p',
      headers: { host: 'h' },
    })
  })

  it('tells errors with their causes', () => {
    logger.error({ error: new Error('outer', { cause: new Error('inner') }) }, 'failed')
    expect(lines.pop()).toMatch(/outer.*inner/)
  })

  it('leaves out what is below its level', () => {
    logger.debug({}, 'unseen')
    expect(lines).toEqual([])
  })
})
