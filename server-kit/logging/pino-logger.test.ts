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

  it('strikes out a secret among plain values, and one that lies deep', () => {
    logger.info({ userId: 'u', token: 'open sesame' }, 'request')
    logger.info({ userId: 'u', deep: { deeper: { apiKey: 'open sesame' } } }, 'request')
    logger.info({ userId: 'u', status: 200, clientId: undefined }, 'request')
    const [flat = '', deep = '', plain = ''] = lines.splice(0)
    expect([flat, deep].join('')).not.toContain('open sesame')
    expect(JSON.parse(flat)).toMatchObject({ userId: 'u', token: '[hidden]', name: 'bff', level: 30 })
    expect(JSON.parse(plain)).toMatchObject({ userId: 'u', status: 200, name: 'bff', msg: 'request' })
  })

  it('tells errors with their causes', () => {
    logger.error({ error: new Error('outer', { cause: new Error('inner') }) }, 'failed')
    expect(lines.pop()).toMatch(/outer.*inner/)
  })

  it('keeps an entry in its line, whatever somebody has written', () => {
    const written = 'a\r\n{"level":50,"msg":"forged"}\u2028\u001b[31m'
    logger.warn({ written }, written)
    const line = lines.pop() ?? ''
    expect(line.trimEnd()).not.toMatch(/[\r\n\u001b]/)
    expect(JSON.parse(line)).toMatchObject({ level: 40, written, msg: written })
  })

  it('leaves out what is below its level', () => {
    logger.debug({}, 'unseen')
    expect(lines).toEqual([])
  })
})
