import type { commands } from '@parley/contracts/internal/orchestrator.ts'
import type { EmbedderNotice } from '@parley/contracts/rules/embedder-notice.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { z } from 'zod'

export type CommandName = keyof typeof commands
type Command<Name extends CommandName> = (typeof commands)[Name]

export interface CommandInput<Name extends CommandName> {
  params: z.input<Command<Name>['params']>
  body?: z.input<Command<Name>['body']>
}

export type CommandAnswer<Name extends CommandName> = z.output<Command<Name>['response']>

/** For whom a command is carried out; it travels signed. */
export interface CommandCaller {
  scope: Scope
  requestId: string
  /** Stops the command when nobody waits for its answer any more. */
  signal?: AbortSignal
}

/**
 * The bff's way to the orchestrator, over HTTP or in the same process. Refusals come as the AppError that the
 * orchestrator gave.
 */
export interface OrchestratorClient {
  call<Name extends CommandName>(
    name: Name,
    input: CommandInput<Name>,
    caller: CommandCaller,
  ): Promise<CommandAnswer<Name>>
  /** Rejects while the orchestrator does not answer. */
  ping(): Promise<void>
  /** What it lacks to work as it is meant to. Rejects while it does not answer. */
  readNotices(): Promise<EmbedderNotice[]>
}
