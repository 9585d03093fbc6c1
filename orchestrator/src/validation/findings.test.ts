import { describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Passage } from '../models/port.ts'
import type { MitigationResult } from '../models/schemas.ts'
import { findingsOf } from './findings.ts'

const register: Passage = {
  chunkId: newId(),
  artifactId: newId(),
  sourceKind: 'initiative',
  name: 'Risk register',
  page: 2,
  text: 'Risk 1 is owned by Ada Marsh.\nNobody owns it.',
  relevance: 0.8,
}

const resultOf = (statementId: string, holds: boolean): MitigationResult => ({
  statementId,
  evidence: [
    holds
      ? { chunkId: register.chunkId, quote: 'Risk 1 is owned by Ada Marsh.', says: 'supports' }
      : { chunkId: register.chunkId, quote: 'Nobody owns it.', says: 'contradicts' },
  ],
  reasoning: 'So it is.',
  verdict: holds ? 'holds' : 'does-not-hold',
  severity: 'HIGH',
  description: `Nobody owns ${statementId}.`,
})

describe('a statement that was checked again (decisions D3)', () => {
  const statement = { id: 'm1', description: 'Risk 1 is owned.', order: 1 }
  const evidence = {
    phaseName: 'P',
    phaseDescription: '',
    inputs: [],
    passages: [register],
    conversation: [],
  }
  const decide = (status: string | undefined, holds: boolean | undefined, failsAgain = false) =>
    findingsOf([statement], holds === undefined ? [] : [resultOf('m1', holds)], {
      evidence,
      known: status === undefined ? [] : [{ id: 'known', mitigationId: 'm1', status, failsAgain }],
    })
  const any = expect.objectContaining({ name: 'Risk register', page: 2 })
  const confirmed = { mitigationId: 'm1', mitigation: 'Risk 1 is owned.', quotes: [any] }
  const holding = { confirmed: [confirmed], unconfirmed: [], failing: [], remediated: [], failingAgain: [] }
  const nothing = { ...holding, confirmed: [], unconfirmed: ['m1'] }

  it.each(['OPEN', 'ACCEPTED', 'TO_REMEDIATE'])('remediates one that is %s and holds now', (status) => {
    expect(decide(status, true)).toEqual({ ...holding, remediated: [{ id: 'known', quotes: [any] }] })
  })
  it.each(['OPEN', 'ACCEPTED', 'TO_REMEDIATE'])('keeps one that is %s and still fails', (status) => {
    expect(decide(status, false)).toEqual(nothing)
    expect(decide(status, undefined)).toEqual(nothing)
  })
  it('does not remediate twice', () => {
    expect(decide('REMEDIATED', true)).toEqual(holding)
  })
  it('notes on one that is REMEDIATED that it fails again, and takes that back when it holds', () => {
    const again = { id: 'known', verdict: 'does-not-hold', evidence: [any] }
    expect(decide('REMEDIATED', false)).toEqual({ ...nothing, failingAgain: [again] })
    expect(decide('REMEDIATED', undefined)).toEqual(nothing)
    expect(decide('REMEDIATED', true, true)).toEqual({
      ...holding,
      remediated: [{ id: 'known', quotes: [any] }],
    })
  })
  it('adds what fails for the first time, also where the check said nothing of it', () => {
    expect(decide(undefined, false).failing).toMatchObject([{ mitigationId: 'm1', severity: 'HIGH' }])
    expect(decide(undefined, undefined).failing).toMatchObject([{ mitigationId: 'm1', severity: 'MEDIUM' }])
    expect(decide(undefined, true)).toEqual(holding)
  })
  it('counts as the result that asserts less, where there are two', () => {
    const both = findingsOf([statement], [resultOf('m1', true), resultOf('m1', false)], {
      evidence,
      known: [],
    })
    expect(both).toMatchObject({ confirmed: [], failing: [{ verdict: 'does-not-hold' }] })
  })
})
