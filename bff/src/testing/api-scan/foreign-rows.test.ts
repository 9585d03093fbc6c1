import { describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { TenantRecords } from '../isolation-world.ts'
import { createForeignRows, noSight } from './foreign-rows.ts'

const firmId = newId()
const [initiativeId, agentId] = [newId(), newId()]
const rows = createForeignRows()
rows.add({ firmId, initiativeId, agentId } as TenantRecords)
const own = { isUnbounded: false, marks: new Set(['canary-0123456789ab']), firmId }

describe('foreign rows in answers', () => {
  it('are ids of another firm and words of a client that is not seen', () => {
    expect(rows.find(`{"id":"${initiativeId}"}`, '', noSight)).toBe(initiativeId)
    expect(rows.find('{"name":"canary-ba9876543210"}', '', own)).toBe('canary-ba9876543210')
  })

  it('are neither what the request said, nor one’s own, nor what is everybody’s', () => {
    expect(rows.find(`{"id":"${initiativeId}"}`, `/initiatives/${initiativeId}`, noSight)).toBeUndefined()
    expect(rows.find(`{"id":"${initiativeId}","name":"canary-0123456789ab"}`, '', own)).toBeUndefined()
    expect(rows.find(`{"id":"${agentId}"}`, '', noSight)).toBeUndefined()
    expect(rows.find(`{"id":"${initiativeId}"}`, '', { ...noSight, isUnbounded: true })).toBeUndefined()
  })
})
