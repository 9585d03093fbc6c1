import { byDecider } from './decider-asked.ts'
import { byDeclined } from './declined-asked.ts'
import { documentAskedAbout } from './document-asked.ts'
import { byDue } from './due-asked.ts'
import { byLeader } from './leader-asked.ts'
import { byLimit } from './limit-asked.ts'
import { byMeasure } from './measured-by.ts'
import { byNextSteps } from './next-steps-asked.ts'
import { byOpenBefore } from './open-before-asked.ts'
import { byPresented } from './presented-asked.ts'
import { byProblems } from './problems-asked.ts'
import { byPeople, byTitle, inOtherLanguage } from './searches-of-question.ts'
import { subjectAsked } from './subject-asked.ts'
import { bySummary } from './summary-asked.ts'
import { byTurns } from './turns-asked.ts'

/**
 * What is searched for where people ask: each question as it stands, in the other language, and by what its kind is
 * told with.
 * @param asked plain questions (`plainQuestion`)
 */
export function waysToSearch(asked: readonly string[]): string[] {
  const put = asked.flatMap((search) => [
    search,
    byMeasure(search),
    bySummary(search),
    byDecider(search),
    byDeclined(search),
    byPresented(search),
    byPeople(search),
    subjectAsked(search)?.subject ?? documentAskedAbout(search)?.about ?? search,
  ])
  return [
    ...new Set([
      ...put.flatMap((search) => [search, inOtherLanguage(search)]),
      ...asked.flatMap((search) => [
        ...byProblems(search),
        ...byTurns(search),
        ...byOpenBefore(search),
        ...byNextSteps(search),
        ...byDue(search),
        ...byLeader(search),
        ...byLimit(search),
        ...byTitle(search),
      ]),
    ]),
  ]
}
