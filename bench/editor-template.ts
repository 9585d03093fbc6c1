const phases = 10
const fieldsPerPhase = 40

/** A template of ten phases of forty fields each in four groups, as it is sent. */
export function bigTemplate(): object {
  const field = (phase: number, number: number): object => ({
    name: `question${phase}x${number}`,
    label: `Question ${phase}.${number}`,
    type: 'text',
    required: number % 3 === 0,
  })
  const group = (phase: number, at: number): object => ({
    name: `Group ${phase}.${at + 1}`,
    fields: Array.from({ length: 10 }, (_, index) => field(phase, at * 10 + index + 1)),
  })
  return {
    name: 'Big template',
    phases: Array.from({ length: phases }, (_, index) => ({
      name: `Phase ${index + 1}`,
      requiredInputs: {
        groups: Array.from({ length: fieldsPerPhase / 10 }, (_unused, at) => group(index + 1, at)),
        fields: [],
      },
      recommendedArtifacts: ['Requirements', 'Contract', 'Plan'],
      initialRiskMitigations: ['Every plant has a data owner', 'The budget is agreed'],
      riskMitigations: ['Every claim has a source'],
    })),
  }
}
