import type { TemplateContent } from '../content.ts'
import { aiImplementation } from '../templates/ai-implementation/index.ts'
import { cyberResilience } from '../templates/cyber-resilience/index.ts'
import { digitalMaturity } from '../templates/digital-maturity/index.ts'
import { sustainabilityReporting } from '../templates/sustainability-reporting/index.ts'
import { vendorSelection } from '../templates/vendor-selection/index.ts'
import { inGerman } from './template-texts.ts'
import { vendorSelectionTexts } from './vendor-selection/index.ts'

void [aiImplementation, cyberResilience, digitalMaturity, sustainabilityReporting]

/** The platform's own templates in German. */
export const germanTemplates: TemplateContent[] = [inGerman(vendorSelection, vendorSelectionTexts)]
