export const superAdminTexts = {
  firmsTitle: 'Beratungsfirmen',
  firmsText: 'Beratungsfirmen sind Sache der Super-Admins.',
  agentsTitle: 'KI-Agenten',
  agentsText: 'Zugriff verweigert. Dafür braucht man die Rechte eines Super-Admins.',
  dashboardTitle: 'Admin-Übersicht',
  dashboardText: 'Zugriff verweigert. Diese Seite steht nur Super-Admins offen.',
}
