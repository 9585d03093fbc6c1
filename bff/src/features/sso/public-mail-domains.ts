// Nobody owns the people of these domains, so nobody may say who they are.
const domains = new Set(
  `gmail.com googlemail.com outlook.com outlook.de hotmail.com hotmail.co.uk hotmail.de hotmail.fr live.com live.de msn.com
  yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.co.jp ymail.com rocketmail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org
  mail.com mail.ru inbox.ru list.ru bk.ru yandex.com yandex.ru ya.ru zoho.com zohomail.com fastmail.com hey.com tutanota.com
  tuta.com tuta.io qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net orange.fr wanadoo.fr free.fr sfr.fr
  laposte.net libero.it virgilio.it wp.pl o2.pl seznam.cz comcast.net att.net verizon.net btinternet.com mailinator.com`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether the domain is one of a mail provider that gives addresses to everybody. */
export const isPublicMailDomain = (domain: string): boolean => domains.has(domain)
