import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

const open = {
  title: 'Open an initiative',
  text: 'This is where your initiatives are. Open one to go on.',
}

export const tutorialsTexts = {
  title: 'Tutorials',
  seeDemo: 'Or look at the demo deck: the whole way in seven slides.',
  intro: 'Short guides that begin in the product itself and point at the real thing, step by step.',
  progress: '{{done}} of {{count}} done',
  minutes_one: 'About {{count}} minute',
  minutes_other: 'About {{count}} minutes',
  stepsOf: 'Steps of {{name}}',
  start: 'Start',
  startNamed: 'Start: {{name}}',
  again: 'Start again',
  againNamed: 'Start again: {{name}}',
  started: 'Begun',
  done: 'Done',
  finished: 'Tutorial completed: {{name}}',
  progressFailed: 'Failed to load what you have done',
  hindrances: {
    connect: 'Connect to one of your clients first: initiatives are worked on inside a client.',
    disconnect: 'Disconnect first: your own account is not shown while you act for another organisation.',
  },
  toClients: 'Go to Clients',
  noInitiative:
    'There is no initiative here yet. Create one with “Create Initiative” at the top, then start this tutorial again.',
  noInitiativeReader:
    'There is no initiative here yet. Once your team has created one, start this tutorial again.',
  noPhase:
    'This initiative has no phases yet. Open another one, or create its phases, and start this tutorial again.',
  noAgents: 'No agents work in this phase, or it has not begun. Start a phase with agents first.',
  noButton: 'It is not there: you may lack the permission. Ask an administrator.',
  guides: {
    'fill-phase': {
      title: 'Fill a phase',
      text: 'Give a phase what its agents need to know, and see what is still missing.',
      steps: {
        open,
        phases: {
          title: 'The phases',
          text: 'An initiative goes from phase to phase. You can open the current one and those that are completed.',
        },
        inputs: {
          title: 'Fill in the inputs',
          text: 'Type your answers here; what has a star is required. You can do it now: the guide waits.',
        },
        documents: {
          title: 'Add documents',
          text: 'Upload what supports your answers. The list shows which documents matter most and what is still missing.',
        },
        actions: {
          title: 'What to do next',
          text: 'These buttons always show the next step. Where one is off, it says why.',
        },
      },
    },
    'cite-documents': {
      title: 'Upload documents and cite them',
      text: 'Bring in documents, ask about them, and follow an answer back to its passage.',
      steps: {
        upload: {
          title: 'Upload documents',
          text: 'Drop files here or choose them. Each is read and indexed; its card says when it can be searched.',
        },
        ask: {
          title: 'Ask a question',
          text: 'Write a question about your documents and press Ask. You can do it now: the guide waits.',
        },
        sources: {
          title: 'Follow the sources',
          text: 'Each claim of an answer has small numbers. Press one to read the passage that it comes from, word for word.',
        },
      },
    },
    'run-conversation': {
      title: 'Run a conversation and step in',
      text: 'Let the agents work, watch them, and say something at any moment.',
      steps: {
        open,
        actions: {
          title: 'Start the agents',
          text: 'Once the phase has begun and its inputs are there, this is where the agents are started.',
        },
        conversation: {
          title: 'Watch them work',
          text: 'The conversation reads like minutes: who said what, in which role, with sources. Pause and Cancel are always in reach.',
        },
        composer: {
          title: 'Step in',
          text: 'Write here whenever you want. The moderator takes it up before the next turn.',
        },
        gate: {
          title: 'When they need you',
          text: 'Sometimes the agents wait for your decision. A card says what they ask; approve, have it revised, or overrule.',
        },
      },
    },
    'mitigate-findings': {
      title: 'Mitigate findings',
      text: 'Have a phase checked, and decide what happens with each observation.',
      steps: {
        open,
        actions: {
          title: 'Validate the phase',
          text: 'The validation compares inputs and documents with the risks of the template, and writes down what does not hold.',
        },
        observations: {
          title: 'The observations',
          text: 'Each has its severity and its evidence. Press one to read it and to decide: accept it, or plan its remediation.',
        },
        again: {
          title: 'Check again',
          text: 'Mend inputs or add documents, then validate again: what holds now is marked as remediated by itself.',
        },
      },
    },
    'complete-and-activate': {
      title: 'Complete and activate',
      text: 'Close a phase, go on to the next, and pass on what the agents have found.',
      steps: {
        open,
        actions: {
          title: 'Complete the phase',
          text: 'When inputs are there and no observation is open, Complete appears here. Until then it says what is missing.',
        },
        activation: {
          title: 'Activate the results',
          text: 'Activation bundles what the agents have worked out, so that the next phases build on it.',
        },
        phases: {
          title: 'Go on',
          text: 'The next phase can begin now. A completed one can be opened again from here at any time.',
        },
      },
    },
    'export-deck': {
      title: 'Export a deck',
      text: 'Turn an initiative into a presentation for the steering committee.',
      steps: {
        open,
        deck: {
          title: 'Choose a deck',
          text: 'The main presentation, a pre-read or the findings; as slides, PDF, Word or web page, with a preview.',
        },
        wait: {
          title: 'Go on while it is made',
          text: 'You are told when the file is ready. It is kept for seven days, and only you can download it.',
        },
      },
    },
    'invite-people': {
      title: 'Invite people',
      text: 'Give colleagues an account with the right role.',
      steps: {
        add: {
          title: 'Add a user',
          text: 'Everybody who may sign in is listed here. Press the button to add somebody.',
        },
        form: {
          title: 'Address and roles',
          text: 'Without a password they get a mail with a link. A role says what they may do; nobody can grant more than they have.',
        },
      },
    },
    'secure-account': {
      title: 'Secure your account',
      text: 'Two-factor authentication, a good password, and an eye on your sessions.',
      steps: {
        twoFactor: {
          title: 'Two-factor authentication',
          text: 'With a code from your phone, a stolen password alone opens nothing. Set it up here.',
        },
        password: {
          title: 'Your password',
          text: 'Change it here if it is old or used elsewhere. All your other sessions end then.',
        },
        sessions: {
          title: 'Your sessions',
          text: 'Every device that is signed in. End one that you do not know, and change your password.',
        },
      },
    },
  },
}

defineTexts('tutorials', tutorialsTexts, async () => (await import('./de.ts')).tutorialsTexts)
