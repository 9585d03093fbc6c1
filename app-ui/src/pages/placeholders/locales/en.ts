export const placeholderTexts = {
  marketplace: { title: 'Marketplace', text: 'Agents and templates that others share will be offered here.' },
  tutorials: { title: 'Tutorials', text: 'Short lessons on working with Parley will appear here.' },
  feedback: { title: 'Feedback', text: 'Here you will be able to tell us what helps you and what does not.' },
}
