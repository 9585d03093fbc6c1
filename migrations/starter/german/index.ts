import type { TemplateContent } from '../content.ts'
import { aiImplementation } from '../templates/ai-implementation/index.ts'
import { cyberResilience } from '../templates/cyber-resilience/index.ts'
import { digitalMaturity } from '../templates/digital-maturity/index.ts'
import { sustainabilityReporting } from '../templates/sustainability-reporting/index.ts'
import { vendorSelection } from '../templates/vendor-selection/index.ts'
import { aiImplementationTexts } from './ai-implementation/index.ts'
import { cyberResilienceTexts } from './cyber-resilience/index.ts'
import { digitalMaturityTexts } from './digital-maturity/index.ts'
import { sustainabilityReportingTexts } from './sustainability-reporting/index.ts'
import { inGerman } from './template-texts.ts'
import { vendorSelectionTexts } from './vendor-selection/index.ts'

/** The platform's own templates in German. */
export const germanTemplates: TemplateContent[] = [
  inGerman(vendorSelection, vendorSelectionTexts),
  inGerman(aiImplementation, aiImplementationTexts),
  inGerman(digitalMaturity, digitalMaturityTexts),
  inGerman(cyberResilience, cyberResilienceTexts),
  inGerman(sustainabilityReporting, sustainabilityReportingTexts),
]
