import { describe, expect, it } from '@jest/globals'
import { phase } from '@parley/ui-kit/testing/phase-records.ts'
import { screen } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import { BuildsOn } from './BuildsOn.tsx'

describe('a phase after an activated one', () => {
  const complete = { status: 'COMPLETED' as const, isComplete: true }
  const before = phase({ name: 'Initiation', order: 1, activation: complete })
  const nearer = phase({ name: 'Discovery', order: 2, activation: { status: 'FAILED', isComplete: true } })
  const never = phase({ name: 'Analysis', order: 3, activation: { status: 'FAILED', isComplete: false } })
  const own = phase({ name: 'Synthesis', order: 4, activation: complete })
  const phases = [own, before, nearer, never]

  it('names the nearest that it builds on, and leads there', async () => {
    const gone: string[] = []
    const { actor } = renderPart(<BuildsOn phase={own} phases={phases} onGoTo={(id) => gone.push(id)} />)
    await actor.click(screen.getByRole('button', { name: 'Builds on the activation of Discovery' }))
    expect(gone).toEqual([nearer.id])
  })

  it('says nothing where there is none', () => {
    const { container } = renderPart(<BuildsOn phase={before} phases={phases} onGoTo={() => undefined} />)
    expect(container.textContent).toBe('')
  })
})
