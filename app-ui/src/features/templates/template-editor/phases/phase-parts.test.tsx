import { describe, expect, it } from '@jest/globals'
import { importanceLevels } from '@parley/contracts/enums.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { screen, within } from '@testing-library/react'
import type { PhaseDraft } from '../model/template-draft.ts'
import { announced, showInPhase, takeBack, takeHandle } from '../testing/render-in-editor.tsx'
import { ArtifactsEditor } from './ArtifactsEditor.tsx'
import { MitigationsEditor } from './MitigationsEditor.tsx'

describe('recommended artifacts', () => {
  const artifacts = (phaseId: string) => <ArtifactsEditor phaseId={phaseId} />
  const given = {
    recommendedArtifacts: [
      { id: 'a', name: 'Business case', importance: 'Very High' as const },
      { id: 'b', name: 'Minutes', importance: 'Low' as const },
    ],
  }

  it('are added with Enter as Normal, and not where blank', async () => {
    const { actor, phase } = showInPhase(artifacts)
    expect(screen.getByText('No recommended artifacts for this phase')).toBeTruthy()
    const box = screen.getByLabelText('Name of a new artifact')
    await actor.type(box, '  {Enter}')
    await actor.type(box, ' Plan {Enter}')
    expect(phase().recommendedArtifacts).toMatchObject([{ name: 'Plan', importance: 'Normal' }])
    expect((box as HTMLInputElement).value).toBe('')
  })

  it('have one of five importances', async () => {
    const { actor, phase } = showInPhase(artifacts, given)
    await actor.click(screen.getByRole('combobox', { name: 'Importance of Minutes' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([...importanceLevels])
    await actor.click(screen.getByRole('option', { name: 'Very Low' }))
    expect(phase().recommendedArtifacts[1]?.importance).toBe('Very Low')
  })

  it('are renamed where they stand, moved by keys, and removed with a way back', async () => {
    const { actor, phase } = showInPhase(artifacts, given)
    const names = () => phase().recommendedArtifacts.map(({ name }) => name)
    await actor.type(screen.getByLabelText('Name of artifact 2'), ' of the board{Enter}')
    expect(names()).toEqual(['Business case', 'Minutes of the board'])
    takeHandle('Minutes of the board')
    await actor.keyboard('{ArrowUp}')
    expect(names()).toEqual(['Minutes of the board', 'Business case'])
    await actor.click(screen.getByRole('button', { name: 'Remove Minutes of the board' }))
    expect(names()).toEqual(['Business case'])
    await takeBack('Artifact “Minutes of the board” removed')
    expect(names()).toEqual(['Minutes of the board', 'Business case'])
    expect(await accessibilityProblems()).toEqual([])
  })
})

describe('risk mitigations', () => {
  const before = (phaseId: string) => <MitigationsEditor phaseId={phaseId} list="initialRiskMitigations" />
  const given = {
    initialRiskMitigations: ['One', 'Two', 'Three'].map((description) => ({ id: description, description })),
  }
  const texts = ({ initialRiskMitigations }: PhaseDraft) =>
    initialRiskMitigations.map(({ description }) => description)

  it('are added with Enter, trimmed, and not where blank', async () => {
    const { actor, phase } = showInPhase(before)
    expect(screen.getByText('No risk mitigations')).toBeTruthy()
    const box = screen.getByLabelText('A new risk mitigation')
    await actor.type(box, '  {Enter} The budget is approved {Enter}')
    expect(texts(phase())).toEqual(['The budget is approved'])
  })

  it('are added one for each pasted line', async () => {
    const { actor, phase } = showInPhase(before)
    await actor.click(screen.getByLabelText('A new risk mitigation'))
    await actor.paste('First\n\n  Second\r\nThird')
    expect(texts(phase())).toEqual(['First', 'Second', 'Third'])
    expect(announced()).toContain('3 lines added')
  })

  it('are at most fifty, and say so', async () => {
    const { actor, phase } = showInPhase(before, {
      initialRiskMitigations: Array.from({ length: 49 }, (_, index) => ({
        id: `m${index}`,
        description: 'x',
      })),
    })
    await actor.click(screen.getByLabelText('A new risk mitigation'))
    await actor.paste('Fits\nDoes not')
    expect(texts(phase()).slice(49)).toEqual(['Fits'])
    expect(announced()).toContain('1 of 2 lines added: there is no room for more')
    expect(screen.getByLabelText<HTMLInputElement>('A new risk mitigation').disabled).toBe(true)
    expect(screen.getByText('There are 50, which is the most.')).toBeTruthy()
  })

  it('are renumbered when they move and when one is removed', async () => {
    const { actor, phase } = showInPhase(before, given)
    takeHandle('Risk mitigation 3')
    await actor.keyboard('{ArrowUp}{ArrowUp}')
    expect(texts(phase())).toEqual(['Three', 'One', 'Two'])
    const list = within(screen.getByRole('list', { name: 'Initial Risk Mitigations' }))
    const numbers = list.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 2))
    expect(numbers).toEqual(['1.', '2.', '3.'])
    await actor.click(screen.getByRole('button', { name: 'Remove Risk mitigation 1' }))
    expect(texts(phase())).toEqual(['One', 'Two'])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Risk mitigation 1').value).toBe('One')
    await takeBack('Risk mitigation removed')
    expect(texts(phase())).toEqual(['Three', 'One', 'Two'])
  })

  it('after the conversation are a list of their own', async () => {
    const { actor, phase } = showInPhase(
      (phaseId) => <MitigationsEditor phaseId={phaseId} list="riskMitigations" />,
      given,
    )
    await actor.type(screen.getByLabelText('A new risk mitigation'), 'A fallback exists{Enter}')
    expect(phase().riskMitigations).toHaveLength(1)
    expect(texts(phase())).toHaveLength(3)
    expect(await accessibilityProblems()).toEqual([])
  })
})
