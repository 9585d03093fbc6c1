import { defineTexts } from '../../i18n/index.ts'

export const consultantClientAccessTexts = defineTexts(
  {
    resources: {
      'consultant-client-access': {
        name: 'Client Access |||| Client Access',
        fields: {
          consultant: 'Consultant',
          consultantId: 'Consultant',
          client: 'Client',
          clientId: 'Client',
          consultingFirmId: 'Consulting Firm',
          canAccess: 'May access',
        },
        empty: 'No consultant has access to a client yet. Access is given in the consultant’s dialog.',
        search: 'Search consultants and clients',
        switch: '%{consultant} may access %{client}',
        given: '%{consultant} may access %{client} now.',
        taken: '%{consultant} may no longer access %{client}.',
        giveSeveral: 'Give access',
        takeSeveral: 'Take access',
        changed: '%{smart_count} access changed |||| %{smart_count} accesses changed',
      },
    },
  },
  {
    resources: {
      'consultant-client-access': {
        name: 'Klientenzugang |||| Klientenzugänge',
        fields: {
          consultant: 'Berater',
          consultantId: 'Berater',
          client: 'Klient',
          clientId: 'Klient',
          consultingFirmId: 'Beratungsfirma',
          canAccess: 'Hat Zugang',
        },
        empty: 'Noch hat kein Berater Zugang zu einem Klienten. Zugang gibt man im Dialog des Beraters.',
        search: 'Berater und Klienten suchen',
        switch: '%{consultant} hat Zugang zu %{client}',
        given: '%{consultant} hat jetzt Zugang zu %{client}.',
        taken: '%{consultant} hat keinen Zugang mehr zu %{client}.',
        giveSeveral: 'Zugang geben',
        takeSeveral: 'Zugang nehmen',
        changed: '%{smart_count} Zugang geändert |||| %{smart_count} Zugänge geändert',
      },
    },
  },
)
