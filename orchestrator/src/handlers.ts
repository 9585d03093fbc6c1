import type { commands } from '@parley/contracts/internal/orchestrator.ts'
import type { z } from 'zod'
import * as activation from './activation/index.ts'
import type { Caller } from './caller.ts'
import * as deployment from './deployment/index.ts'
import * as exports from './exports/index.ts'
import * as demoDeck from './demo-deck/index.ts'
import * as review from './human-review/index.ts'
import type { ReviewPorts } from './runs/index.ts'
import * as jobs from './jobs/index.ts'
import * as knowledge from './knowledge/index.ts'
import * as messages from './messages/index.ts'
import type { ModelViews } from './model-views/index.ts'
import type { AnsweringModel } from './models/registry.ts'
import * as validation from './validation/index.ts'

type Commands = typeof commands
export type CommandName = keyof Commands

export interface CommandInput<Name extends CommandName> {
  params: z.output<Commands[Name]['params']>
  body: z.output<Commands[Name]['body']>
}

/** What carries out each command of the bff; a command without one does not compile. */
export type CommandHandlers = {
  [Name in CommandName]: (
    caller: Caller,
    input: CommandInput<Name>,
  ) => Promise<z.input<Commands[Name]['response']>>
}

export const createHandlers = (
  ports: ReviewPorts &
    jobs.JobPorts & {
      knowledge: knowledge.KnowledgePorts
      exports: exports.ExportPorts
      modelViews: Pick<ModelViews, 'read'>
      languageModels: readonly AnsweringModel[]
      deployment: deployment.DeploymentPorts
    },
): CommandHandlers => ({
  executeSequence: (caller, input) => review.executeSequence(ports, caller, input),
  cancelSequences: (caller, input) => review.cancelSequences(ports, caller, input),
  pauseSequence: (caller, input) => review.pauseSequence(ports, caller, input),
  resumeSequence: (caller, input) => review.resumeSequence(ports, caller, input),
  clearConversation: (caller, input) => review.clearConversation(ports, caller, input),
  sendUserMessage: (caller, input) => messages.sendUserMessage(ports, caller, input),
  updateMessage: (caller, input) => messages.updateMessage(ports, caller, input),
  markRequest: (caller, input) => messages.markRequest(ports, caller, input),
  deleteMessage: (caller, input) => messages.deleteMessage(ports, caller, input),
  askAgent: (caller, input) => review.askAgent(ports, caller, input),
  createInteraction: (caller, input) => review.createInteraction(ports, caller, input),
  startInteraction: (caller, input) => review.startInteraction(ports, caller, input),
  giveFeedback: (caller, input) => review.giveFeedback(ports, caller, input),
  summariseAgain: (caller, input) => review.summariseAgain(ports, caller, input),
  resolveHitl: (caller, input) => review.resolveGate(ports, caller, input),
  deleteInteraction: (caller, input) => review.deleteInteraction(ports, caller, input),
  validatePhase: (caller, input) => validation.validatePhase(ports, caller, input),
  activatePhase: (caller, input) => activation.activatePhase(ports, caller, input),
  createConversationObservations: (caller, input) =>
    validation.createConversationObservations(ports, caller, input),
  requestExport: (caller, input) => exports.requestExport(ports.exports, caller, input),
  deleteExport: (caller, input) => exports.deleteExport(ports.exports, caller, input),
  previewDeck: (caller, input) => exports.previewDeck(ports.exports, caller, input),
  listLanguageModels: () => Promise.resolve({ models: [...ports.languageModels] }),
  askKnowledge: (caller, input) => knowledge.askKnowledge(ports.knowledge, caller, input),
  readKnowledgeHistory: (caller, input) => knowledge.readKnowledgeHistory(ports, caller, input),
  clearKnowledgeHistory: (caller, input) => knowledge.clearKnowledgeHistory(ports, caller, input),
  replyInDemo: (caller, input) => demoDeck.replyInDemo(ports.knowledge, caller, input),
  writeDemoDeck: (_caller, input) => demoDeck.writeDemoDeck(input),
  readModelView: ({ scope }, { params }) => ports.modelViews.read(scope, params.id),
  describeDeployment: (caller) => deployment.describeDeployment(ports.deployment, caller),
  sendTestMail: (caller, input) => deployment.sendTestMail(ports.deployment, caller, input),
  testModel: (caller, input) => deployment.testModel(ports.deployment, caller, input),
  listQueues: (caller) => jobs.listQueues(ports, caller),
  listJobs: (caller, input) => jobs.listJobs(ports, caller, input),
  getJob: (caller, input) => jobs.getJob(ports, caller, input),
  retryJob: (caller, input) => jobs.retryJob(ports, caller, input),
})
