export { demoDeckRoutes } from './demo-deck.routes.ts'
