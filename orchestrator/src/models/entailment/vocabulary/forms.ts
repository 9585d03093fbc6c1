/** Forms that no ending explains, by the word that they are forms of: `infinitive:form,form`. */
export const germanForms = `
beginnen:begann,begannen,begonnen bieten:bot,boten,geboten binden:band,banden,gebunden,bunden bitten:bat,baten,gebeten
bleiben:blieb,blieben,geblieben brechen:bricht,brach,brachen,gebrochen,brochen brennen:brannte,gebrannt
bringen:brachte,brachten,gebracht,bracht denken:dachte,dachten,gedacht,dacht dringen:drang,drangen,gedrungen,drungen
empfehlen:empfiehlt,empfahl,empfahlen,empfohlen fahren:fährt,fuhr,fuhren,gefahren fallen:fällt,fiel,fielen,gefallen
fangen:fängt,fing,fingen,gefangen finden:fand,fanden,gefunden,funden fliegen:flog,flogen,geflogen
fließen:floss,flossen,geflossen,flossen frieren:fror,gefroren,froren geben:gibt,gab,gaben,gegeben
gehen:ging,gingen,gegangen,gangen gelten:gilt,galt,galten,gegolten gewinnen:gewann,gewannen,gewonnen
greifen:griff,griffen,gegriffen halten:hält,hielt,hielten,gehalten hängen:hing,hingen,gehangen
heben:hob,hoben,gehoben,hoben helfen:hilft,half,halfen,geholfen kennen:kannte,kannten,gekannt,kannt
kommen:kommt,kam,kamen,gekommen laden:lädt,lud,luden,geladen lassen:lässt,ließ,ließen,gelassen
laufen:läuft,lief,liefen,gelaufen leihen:lieh,liehen,geliehen leiden:litt,litten,gelitten lesen:liest,las,lasen,gelesen
liegen:lag,lagen,gelegen lügen:log,logen,gelogen messen:misst,maß,maßen,gemessen
nehmen:nimmt,nahm,nahmen,genommen,nommen nennen:nannte,nannten,genannt,nannt
raten:rät,riet,rieten,geraten reißen:riss,rissen,gerissen,rissen rufen:rief,riefen,gerufen
schaffen:schuf,schufen,geschaffen scheiden:schied,schieden,geschieden,schieden
schieben:schob,schoben,geschoben,schoben schlagen:schlägt,schlug,schlugen,geschlagen
schließen:schloss,schlossen,geschlossen,schlossen schneiden:schnitt,schnitten,geschnitten,schnitten
schreiben:schrieb,schrieben,geschrieben,schrieben schreiten:schritt,schritten,geschritten,schritten
schwinden:schwand,schwanden,geschwunden,schwunden sehen:sieht,sah,sahen,gesehen senden:sandte,sandten,gesandt,sandt
sinken:sank,sanken,gesunken,sunken sitzen:saß,saßen,gesessen sprechen:spricht,sprach,sprachen,gesprochen,sprochen
stehen:stand,standen,gestanden steigen:stieg,stiegen,gestiegen,stiegen sterben:stirbt,starb,starben,gestorben
stoßen:stößt,stieß,stießen,gestoßen streichen:strich,strichen,gestrichen,strichen streiten:stritt,stritten,gestritten
tragen:trägt,trug,trugen,getragen treffen:trifft,traf,trafen,getroffen,troffen treiben:trieb,trieben,getrieben
treten:tritt,trat,traten,getreten trinken:trank,tranken,getrunken tun:tut,tat,taten,getan verlieren:verlor,verloren
wachsen:wächst,wuchs,wuchsen,gewachsen waschen:wäscht,wusch,gewaschen weichen:wich,wichen,gewichen,wichen
weisen:wies,wiesen,gewiesen,wiesen wenden:wandte,wandten,gewandt werben:wirbt,warb,warben,geworben,worben
werfen:wirft,warf,warfen,geworfen,worfen wiegen:wog,wogen,gewogen wissen:weiß,wusste,wussten,gewusst
ziehen:zog,zogen,gezogen,zogen zwingen:zwang,zwangen,gezwungen,zwungen
`
export const germanPrefixes =
  'be ver ent er zer miss ge ab an auf aus bei durch ein fest fort frei her hin los mit nach nieder statt teil über um unter vor voraus vorweg weg weiter wider wieder zu zurück zusammen bereit bekannt gegen herab herauf heraus herein hinaus hinzu heran sicher voran vorbei vorüber zurecht'

export const englishForms = `
arise:arose,arisen bear:bore,borne become:became begin:begun,began bind:bound deal:dealt do:did,done feel:felt fight:fought
forbid:forbade,forbidden forget:forgot,forgotten get:got,gotten,getting give:gave,given,giving hear:heard hide:hid,hidden
lay:laid lead:led learn:learnt let:letting lie:lay,lain,lying mean:meant overcome:overcame put:putting read:reading
run:ran,running say:said see:saw,seen seek:sought set:setting show:showed,shown shrink:shrank,shrunk shut:shutting sit:sat
stand:stood stick:stuck strike:struck sweep:swept tell:told tear:tore,torn understand:understood undertake:undertook,undertaken
wear:wore,worn withhold:withheld write:wrote,written,writing rise:rose,risen,rising drive:drove,driven draw:drew,drawn
take:took,taken,taking make:made,making break:broke,broken choose:chose,chosen fall:fell,fallen grow:grew,grown hold:held
keep:kept know:knew,known leave:left lend:lent lose:lost meet:met pay:paid,paying sell:sold send:sent speak:spoke,spoken
spend:spent swing:swung throw:threw,thrown win:won withdraw:withdrew,withdrawn find:found bring:brought build:built buy:bought
catch:caught teach:taught think:thought oversee:oversaw,overseen overrun:overran uphold:upheld cut:cutting split:splitting
plan:planned,planning stop:stopped,stopping ship:shipped,shipping refer:referred permit:permitted submit:submitted
commit:committed omit:omitted transfer:transferred control:controlled cancel:cancelled,canceled scan:scanned,scanning
drop:dropped,dropping slip:slipped tag:tagged swap:swapped scrap:scrapped equip:equipped trim:trimmed map:mapped
label:labelled model:modelled travel:travelled level:levelled enrol:enrolled,enrols fulfil:fulfilled bid:bidding
apply:applied,applies supply:supplied,supplies notify:notified,notifies verify:verified,verifies certify:certified
specify:specified,specifies classify:classified ratify:ratified clarify:clarified simplify:simplified justify:justified
identify:identified,identifies satisfy:satisfied carry:carried,carries deny:denied,denies rely:relied comply:complied,complies
cheap:cheaper big:bigger old:older short:shorter large:larger small:smaller fast:faster slow:slower expensive:dearer easy:easier
reply:replied occupy:occupied hurry:hurried vary:varied,varies tidy:tidied copy:copied,copies
`
