export { buildRequest, type RequestOptions, type TaskOutput } from './build-request.ts'
export { composeContext } from './compose-context.ts'
