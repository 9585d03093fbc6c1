import { allMaturityStatements } from '@parley/contracts/rules/maturity.ts'
import { byId, noIds, type RouteExample } from './route-example.ts'

export const maturityAndDemoExamples: Record<string, RouteExample> = {
  listMaturityAssessments: noIds(),
  createMaturityAssessment: noIds({
    body: { answers: Object.fromEntries(allMaturityStatements.map((id) => [id, 3])) },
  }),
  deleteMaturityAssessment: byId(({ assessmentId }) => assessmentId),
  listDemoAdditions: noIds(),
  addToDemo: noIds({ body: { slide: 'goal', content: 'They speak Portuguese in Porto' } }),
  changeDemoAddition: {
    ...byId(({ additionId }) => additionId, { body: { content: 'B' } }),
    isNeverOwn: true,
  },
  askDemoAgain: { ...byId(({ additionId }) => additionId, { body: {} }), isNeverOwn: true },
  removeDemoAddition: { ...byId(({ additionId }) => additionId), isNeverOwn: true },
  restartDemo: noIds(),
  downloadDemoDeck: noIds({ query: { format: 'html' } }),
}
