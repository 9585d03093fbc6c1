import { z } from 'zod'
import { modelProviders } from '../enums.ts'
import { deploymentSchema, trialSchema } from '../http/setup.ts'
import { route } from '../route.ts'

const tag = 'Internal'

/** Commands of the console about the deployment itself, for the platform's scope alone. */
export const setupCommands = {
  describeDeployment: route({
    name: 'describeDeployment',
    method: 'POST',
    path: '/deployment',
    tag,
    summary: '',
    response: deploymentSchema,
  }),
  sendTestMail: route({
    name: 'sendTestMail',
    method: 'POST',
    path: '/deployment/test-mail',
    tag,
    summary: '',
    body: z.strictObject({ to: z.string() }),
    response: trialSchema,
  }),
  testModel: route({
    name: 'testModel',
    method: 'POST',
    path: '/deployment/test-model',
    tag,
    summary: '',
    body: z.strictObject({ provider: z.enum(modelProviders) }),
    response: trialSchema,
  }),
}
