import type { TemplateContent } from '../content.ts'
import { germanTemplates } from '../german/index.ts'
import { aiImplementation } from './ai-implementation/index.ts'
import { cyberResilience } from './cyber-resilience/index.ts'
import { digitalMaturity } from './digital-maturity/index.ts'
import { sustainabilityReporting } from './sustainability-reporting/index.ts'
import { vendorSelection } from './vendor-selection/index.ts'

/** The platform's own templates, for every firm, each in English and in German. */
export const starterTemplates: TemplateContent[] = [
  vendorSelection,
  aiImplementation,
  digitalMaturity,
  cyberResilience,
  sustainabilityReporting,
  ...germanTemplates,
]
