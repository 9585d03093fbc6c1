/** Whether a mail server keeps what it takes, for whoever tries the product out: its address says so. */
export const isMailCatcher = (smtpUrl: string): boolean =>
  new URL(smtpUrl).searchParams.get('catcher') === 'true'
