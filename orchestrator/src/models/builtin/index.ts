export { headIn } from './answers/heads-in-language.ts'
export { builtinModel } from './builtin-provider.ts'
export { demoReply } from './demo-reply.ts'
