import type { RouteDefinition } from '@parley/contracts/route.ts'

const isDefinition = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** The route definitions of contract modules, for tests that look at some features. */
export const definitionsOf = (...modules: object[]): RouteDefinition[] =>
  modules.flatMap((module) => Object.values(module) as unknown[]).filter(isDefinition)
