import { commands } from '@parley/contracts/internal/orchestrator.ts'
import { withSpan } from '@parley/server-kit/tracing/span.ts'
import type { z } from 'zod'
import type { Caller } from './caller.ts'
import type { CommandHandlers, CommandName } from './handlers.ts'
import type { RunningOrchestrator } from './start-orchestrator.ts'

type Definition<Name extends CommandName> = (typeof commands)[Name]

/** The same commands for a bff in the same process; checked like those that come over HTTP. */
export const createInProcessCommands = (
  handlers: CommandHandlers,
  { ping, notices }: Pick<RunningOrchestrator, 'ping' | 'notices'>,
) => ({
  async call<Name extends CommandName>(
    name: Name,
    input: { params: z.input<Definition<Name>['params']>; body?: z.input<Definition<Name>['body']> },
    caller: Caller,
  ): Promise<z.output<Definition<Name>['response']>> {
    const definition = commands[name]
    const params = definition.params.parse(input.params)
    const body = definition.body.parse(input.body ?? {})
    // The compiler cannot follow a name through the table of definitions and the table of handlers at once.
    const handle = handlers[name] as unknown as (caller: Caller, given: unknown) => Promise<unknown>
    const answer = await withSpan(`command ${name}`, {}, () => handle(caller, { params, body }))
    return definition.response.parse(answer) as z.output<Definition<Name>['response']>
  },
  ping,
  readNotices: notices,
})
