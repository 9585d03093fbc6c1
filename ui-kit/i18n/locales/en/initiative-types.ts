/** Types of initiatives (Document 1, section 3) in words. */
export const initiativeTypeTexts = {
  VENDOR_SELECTION: 'Vendor selection',
  AI_IMPLEMENTATION: 'AI implementation',
  DIGITAL_MATURITY: 'Digital maturity',
  PROCESS_OPTIMIZATION: 'Process optimization',
  DISCOVERY: 'Discovery',
  DIGITAL_TRANSFORMATION: 'Digital transformation',
  CHANGE_MANAGEMENT: 'Change management',
  GOVERNANCE: 'Governance',
  SYSTEM_INTEGRATION: 'System integration',
  OPERATING_MODEL: 'Operating model',
  RFP_MANAGEMENT: 'RFP management',
  LEARNING_PROGRAMS: 'Learning programs',
  DATA_STRATEGY: 'Data strategy',
  TECH_DEBT: 'Technical debt',
  CUSTOMER_JOURNEY: 'Customer journey',
}
