import { bullets, table, text, type TextDocument } from './source.ts'

export const acmeSecurity: TextDocument = {
  key: 'acme-security',
  name: 'Security Questionnaire with Vendor Answers',
  fileName: 'acme-security-questionnaire.docx',
  format: 'docx',
  title: 'Security Questionnaire with Vendor Answers',
  subtitle: 'RFP AM-2026-014, annex D',
  facts: [
    ['Questions by', 'James Thornbury, Information Security Manager'],
    ['Answers compiled on', '9 November 2026'],
    ['Classification', 'Confidential: Acme, Northwind and the bidder concerned'],
  ],
  sections: [
    {
      heading: '1. How to read this document',
      blocks: [
        text(
          'The questionnaire has 64 questions in eight domains. A domain is green when every answer is satisfactory and evidenced, amber when a gap can be closed by contract or configuration before go-live, and red when it cannot. Ratings are those of Acme information security, not of the vendors.',
        ),
        table(
          ['Domain', 'Halvorsen', 'Quillon', 'Tarnbrook'],
          [
            ['Identity and access', 'Green', 'Green', 'Amber'],
            ['Encryption', 'Green', 'Green', 'Green'],
            ['Data location and subprocessors', 'Green', 'Amber', 'Green'],
            ['Logging and monitoring', 'Green', 'Green', 'Amber'],
            ['Vulnerability management', 'Amber', 'Green', 'Amber'],
            ['Business continuity', 'Green', 'Green', 'Amber'],
            ['Secure development', 'Green', 'Green', 'Amber'],
            ['Contract and audit rights', 'Amber', 'Amber', 'Green'],
          ],
          { caption: 'Table 1. Rating by domain', widths: [40, 20, 20, 20] },
        ),
      ],
    },
    {
      heading: '2. Certificates',
      blocks: [
        table(
          ['Evidence', 'Halvorsen', 'Quillon', 'Tarnbrook'],
          [
            [
              'ISO/IEC 27001',
              'Valid to May 2028',
              'Valid to November 2027',
              'Stage 1 audit passed, certificate expected March 2027',
            ],
            [
              'SOC 2 Type II',
              'Report to June 2026, no exceptions',
              'Report to March 2026, two exceptions closed',
              'Not available',
            ],
            ['Penetration test by a third party', 'April 2026', 'July 2026', 'September 2025'],
          ],
          { caption: 'Table 2. Certificates and reports seen', widths: [25, 25, 25, 25] },
        ),
      ],
    },
    {
      heading: '3. Identity and access',
      blocks: [
        text(
          'Halvorsen and Quillon support single sign-on by OpenID Connect and SAML, provisioning by SCIM and enforced multi-factor authentication for administrators. Tarnbrook supports SAML; users must be created by hand or by nightly file, so a leaver may keep access for up to 24 hours.',
        ),
        text(
          'Segregation of duties can be simulated before a role is assigned in Halvorsen and Quillon. Tarnbrook offers a report after the fact. Finance regards simulation as necessary for the group audit.',
        ),
      ],
    },
    {
      heading: '4. Data location and subprocessors',
      blocks: [
        text(
          'Halvorsen hosts in Dublin with a replica in Frankfurt and names seven subprocessors, all in the European Economic Area or the United Kingdom. Tarnbrook hosts in London and Manchester.',
        ),
        text(
          'Quillon hosts transactions in Frankfurt, but its analytics module stores copies of order, supplier and labour data in Virginia until its European region opens, which is announced for the third quarter of 2027. Without a contractual remedy this conflicts with requirement SEC-02.',
        ),
      ],
    },
    {
      heading: '5. Continuity',
      blocks: [
        table(
          ['Measure', 'Required', 'Halvorsen', 'Quillon', 'Tarnbrook'],
          [
            ['Availability a month', '99.8%', '99.9%', '99.9%', '99.5%'],
            ['Recovery time', '4 hours', '2 hours', '4 hours', '8 hours'],
            ['Recovery point', '15 minutes', '5 minutes', '15 minutes', '60 minutes'],
            ['Restore test', 'Yearly', 'Twice a year', 'Yearly', 'On request'],
          ],
          { caption: 'Table 3. Service levels', widths: [28, 18, 18, 18, 18] },
        ),
      ],
    },
    {
      heading: '6. Vulnerability management',
      blocks: [
        text(
          'Critical vulnerabilities are to be corrected within seven days. Quillon commits to five days. Halvorsen commits to seven days for the platform and 14 days for its mobile application. Tarnbrook commits to 30 days and publishes no advisories.',
        ),
      ],
    },
    {
      heading: '7. Findings to be closed before signature',
      blocks: [
        bullets(
          'S-01 Halvorsen: seven days for critical vulnerabilities of the mobile application too, or exclusion of the application from scope.',
          'S-02 Halvorsen and Quillon: right of audit by Acme or its auditor once a year; both offer reports only.',
          'S-03 Quillon: no employee or labour data in the analytics module until the European region is live.',
          'S-04 Tarnbrook: ISO/IEC 27001 certificate before go-live, removal of leavers within one hour, recovery time of four hours.',
        ),
        text(
          'No domain was rated red for any vendor. Tarnbrook has five amber domains, against two each for Halvorsen and Quillon.',
        ),
      ],
    },
  ],
}
