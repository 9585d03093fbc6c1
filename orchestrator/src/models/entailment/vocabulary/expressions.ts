/** Expressions of several words, by the one word under which they stand in the groups: `word: expression, expression`. */
export const expressions = `
signoff: sign off on, sign off
covers: be meant not only for, be meant for, be intended for, be open for, be designed for
published: go online, put online, be online
switchedoff: switch off, turn off, shut down
switchedon: switch on, turn on
consulted: speak to, speak with, talk to, talk with
fixed: stay the same, remain unchanged, bleiben gleich, bleiben unverändert
drawnup: draw up
submitted: hand in, hand out
excluded: rule out
broughtforward: bring forward
greenlight: give the green light, give green light, green light, grünes Licht
carriedout: carry out
setup: set up
laiddown: lay down
inplace: in place
established: put in place, put into place
inforce: in force, into force
leftout: leave out of, leave out
turndown: turn down
backedup: back up
handover: hand over
rollout: roll out
golive: go live
cutover: cut over
standin: stand in
keyuser: key user
workscouncil: works council, employee representatives
worksagreement: works agreement
steeringcommittee: steering committee, steering board, steering group
managingdirectors: managing director, managing directors
securityofficer: information security officer, security officer
impactassessment: data protection impact assessment, privacy impact assessment
dataprocessingagreement: data processing agreement
dataprotection: data protection
penetrationtest: penetration test
masterdata: master data
legacydata: legacy data
datacentre: data centre, data center, computing centre
fulltime: full time
parttime: part time
onpremise: on premise, on premises, on site
businesscase: business case
spareparts: spare part
gridoperator: grid operator, network operator
customerservice: customer service
aroundtheclock: round the clock, around the clock, 24/7, day and night
rundumdieuhr: rund um die Uhr, Tag und Nacht
europeanunion: European Union
europäischunion: europäische Union
responsetime: response time
noticeperiod: notice period, period of notice
rejected: decide against, say no to, decision against
deputy: take the place, take their place, stand in for, fill in for, act for, cover for
vertretung: nimmt Aufgaben wahr, springt ein
`
