export { readSelfCheck, readSelfChecks, requestSelfCheck, selfCheckOrder } from './self-checks.service.ts'
