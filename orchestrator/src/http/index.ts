export { createInternalApp, type InternalAppParts } from './internal-app.ts'
