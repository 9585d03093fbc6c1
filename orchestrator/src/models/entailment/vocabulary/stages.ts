/**
 * How far a thing has come, by words for deeds, a line each, from the first thought to what is done. What is only at an
 * earlier stage has not reached a later one.
 */
export const stages = `
propose suggest recommend consider evaluate examine discuss debate think demand request apply apply_for ask_for call_for | vorschlagen vorgeschlagen erwägen diskutiert besprochen beantragt gefordert angefragt angeregt
plan planned schedule draft prepare design tender invite_bids negotiate announce | geplant vorgesehen entworfen vorbereitet ausgeschrieben verhandelt angekündigt terminiert
order ordered commission book reserve hire contract | bestellt beauftragt gebucht reserviert
start begin begun launch commence start_work | begonnen gestartet angelaufen angefangen
deliver arrive receive get obtain hand_over install move_in go_live complete finish implement introduce adopt conclude publish build sign approve ratify decide decide_on resolve | geliefert eingetroffen angekommen eingegangen erhalten übergeben eingebaut installiert abgeschlossen fertiggestellt umgesetzt eingeführt verabschiedet veröffentlicht gebaut unterzeichnet unterschrieben genehmigt freigegeben beschlossen entschieden
`
