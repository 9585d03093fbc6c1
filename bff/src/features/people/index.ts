export { directoryRoutes } from './directory.routes.ts'
export { peopleRoutes } from './people.routes.ts'
