// What a model is really given: all five phases of the demo's ERP initiative are run behind a provider that records.
// Prints, for each place, how many different passages it had and for how many of its parts; the shared prefix of
// consecutive calls; with --show <phase> <agent> the whole text of that agent's prompt.
import { openDemoEngagement, type RecordedPhase } from './context/demo-engagement.ts'
import { measureCalls, median } from './context/measure-context.ts'
import { printTable } from './statistics.ts'

const judging = new Set(['contribution', 'review', 'approval'])
const show = process.argv.indexOf('--show')
const [wantedPhase, wantedAgent] = show === -1 ? [] : process.argv.slice(show + 1)
const talk = process.argv.includes('--talk')

function printPhase(phase: RecordedPhase, window: number): void {
  const calls = measureCalls(phase.requests).filter(({ task }) => judging.has(task))
  printTable(
    `${phase.name}, window ${window}: ${phase.status}`,
    ['task', 'agent', 'passages', 'found for each question', 'documents', 'characters', 'prefix'],
    calls.map((call) => [
      call.task,
      call.agent,
      String(call.passages),
      call.perPart.join(' '),
      call.isWhole ? 'whole' : 'outline',
      String(call.characters),
      call.sharedPrefix.toFixed(2),
    ]),
  )
}

function printText(phase: RecordedPhase): void {
  for (const request of phase.requests)
    if (judging.has(request.task) && request.evidence.agent?.name === wantedAgent)
      for (const block of request.blocks) console.log(`\n======== ${block.name}\n${block.text}`)
}

for (const window of [128_000, 32_000]) {
  const engagement = await openDemoEngagement(window)
  const prefixes: number[] = []
  const passages: number[] = []
  for (const row of engagement.phases) {
    const began = performance.now()
    const phase = await engagement.run(row)
    const calls = measureCalls(phase.requests)
    prefixes.push(...calls.slice(1).map(({ sharedPrefix }) => sharedPrefix))
    passages.push(...calls.filter(({ task }) => judging.has(task)).map((call) => call.passages))
    printPhase(phase, window)
    console.log(`${calls.length} calls in ${Math.round(performance.now() - began)} ms`)
    if (phase.name === wantedPhase) printText(phase)
    if (talk)
      console.log(
        [
          ...phase.turns.map(({ agent, role, text }) => `\n#### ${agent} (${role})\n${text}`),
          `\n#### Summary\n${phase.summary}`,
        ].join('\n'),
      )
  }
  console.log(
    `\nwindow ${window}: passages of a place, minimum ${Math.min(...passages)}, median ${median(passages)}; ` +
      `places without any ${passages.filter((count) => count === 0).length} of ${passages.length}; ` +
      `shared prefix of consecutive calls, median ${(100 * median(prefixes)).toFixed(0)} %\n`,
  )
  await engagement.close()
}
