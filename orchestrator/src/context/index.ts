export { buildRequest, type RequestOptions, type TaskOutput } from './build-request.ts'
