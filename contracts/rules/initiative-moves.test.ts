import { describe, expect, it } from '@jest/globals'
import type { InitiativeStatus } from '../enums.ts'
import { askedStatus, movesOf, statusOfPhases } from './initiative-moves.ts'

const facts = (status: InitiativeStatus, [phaseCount, startedPhaseCount, completedPhaseCount]: number[]) => ({
  status,
  phaseCount: phaseCount ?? 0,
  startedPhaseCount: startedPhaseCount ?? 0,
  completedPhaseCount: completedPhaseCount ?? 0,
})

describe('an initiative set to another status by hand', () => {
  it.each([
    ['PENDING', [3, 0, 0], ['ON_HOLD', 'CANCELLED']],
    ['ACTIVE', [3, 1, 0], ['ON_HOLD', 'CANCELLED']],
    ['ANALYZING', [3, 1, 0], ['ON_HOLD', 'CANCELLED']],
    ['COMPLETED', [3, 3, 3], ['ON_HOLD', 'CANCELLED']],
    ['ON_HOLD', [3, 0, 0], ['PENDING', 'CANCELLED']],
    ['ON_HOLD', [3, 2, 1], ['ACTIVE', 'CANCELLED']],
    ['CANCELLED', [3, 3, 3], ['COMPLETED', 'ON_HOLD']],
    ['CANCELLED', [0, 0, 0], ['PENDING', 'ON_HOLD']],
  ] as const)('from %s with %j phases can be %j', (status, phases, moves) => {
    expect(movesOf(facts(status, [...phases]))).toEqual(moves)
  })

  it('is active once a phase was started and completed with the last (decisions D3)', () => {
    expect(statusOfPhases(facts('ON_HOLD', [2, 0, 0]))).toBe('PENDING')
    expect(statusOfPhases(facts('ON_HOLD', [2, 1, 1]))).toBe('ACTIVE')
    expect(statusOfPhases(facts('ON_HOLD', [2, 2, 2]))).toBe('COMPLETED')
    expect(askedStatus('COMPLETED')).toBe('ACTIVE')
  })
})
