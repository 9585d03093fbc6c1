/** How things are, and general things, written as `deeds` are; what means the contrary follows `!`. */
export const qualities = `
abundant plentiful | reichlich üppig ! scarce rare short | knapp rar selten
accessible barrier-free | barrierefrei zugänglich ! inaccessible | unzugänglich
accurate exact precise correct right | genau exakt präzise richtig korrekt zutreffend ! inaccurate wrong incorrect false imprecise | ungenau falsch unrichtig unzutreffend
active | aktiv ! inactive dormant | inaktiv
actual real | tatsächlich wirklich real
additional extra further more | zusätzlich weitere extra
adequate sufficient enough ample | ausreichend genügend hinreichend angemessen ! inadequate insufficient too_little | unzureichend ungenügend zu_wenig
aged ageing outdated obsolete old out_of_date antiquated | veraltet alt überaltert ! modern up-to-date current new recent up_to_date | modern aktuell neu zeitgemäß auf_dem_neuesten_Stand
alone solely single-handed | allein alleine
amber yellow | gelb
ambitious | ehrgeizig ambitioniert
anonymous | anonym
anonymous unnamed | ungenannt
approximate rough | ungefähr grob
attractive | attraktiv
average typical | durchschnittlich typisch
bad poor | schlecht mangelhaft ! good sound | gut
basic simple | einfach schlicht Basis ! complex complicated | komplex kompliziert
beginning start outset | Anfang Beginn Auftakt ! end close conclusion | Ende Schluss Abschluss
big large great huge major | groß erheblich wesentlich ! small little minor slight | klein gering geringfügig
blue | blau
broad wide | breit ! narrow | schmal eng
busy occupied | ausgelastet beschäftigt
calm quiet | ruhig leise ! loud noisy | laut
careful thorough diligent meticulous | sorgfältig gründlich gewissenhaft ! careless sloppy | nachlässig schlampig
cautious | vorsichtig zurückhaltend
centre center middle | Mitte Zentrum
certain sure definite | gewiss sicher feststehend ! uncertain unsure doubtful | ungewiss unsicher fraglich
cheap | billig ! expensive | teuer
clean | sauber rein ! dirty polluted soiled | schmutzig verschmutzt
clear plain unambiguous | klar eindeutig deutlich ! unclear vague ambiguous | unklar vage mehrdeutig
close near nearby | nah nahe ! distant far remote | fern entfernt weit
cold cool | kalt kühl ! hot warm | heiß warm
colour | Farbe
common usual frequent ordinary | häufig üblich gewöhnlich ! rare unusual seldom infrequent | selten unüblich ungewöhnlich
competent capable able qualified | kompetent fähig qualifiziert ! incompetent unqualified unable | unfähig unqualifiziert
complete entire total whole comprehensive | vollständig komplett gesamt umfassend ganz lückenlos ! incomplete partial fragmentary | unvollständig lückenhaft teilweise
concrete specific | konkret
confidential secret | vertraulich geheim ! public open | öffentlich
consistent coherent | einheitlich stimmig konsistent ! inconsistent contradictory | uneinheitlich widersprüchlich inkonsistent
constant steady | stetig konstant
convenient comfortable | bequem komfortabel ! inconvenient | unbequem
correctly properly duly | ordnungsgemäß ordentlich vorschriftsmäßig
crowded overcrowded full | überfüllt voll belegt ! empty | leer
current present | aktuell gegenwärtig derzeitig ! former previous past | ehemalig früher vorherig
damaged broken defective faulty out_of_order | beschädigt kaputt defekt ! intact undamaged working functional | intakt unbeschädigt funktionsfähig einwandfrei
dark | dunkel ! bright light | hell
decisive crucial | entscheidend ausschlaggebend
deep | tief ! shallow | flach
delayed late behind_schedule overdue in_arrears | verspätet verzögert im_Verzug ! on_time punctual on_schedule timely in_time | pünktlich rechtzeitig fristgerecht termingerecht im_Zeitplan planmäßig
dense | dicht
detailed in_detail | ausführlich detailliert im_Einzelnen ! brief rough short | kurz grob
difficult hard tough challenging | schwierig schwer anspruchsvoll ! easy simple straightforward | leicht einfach
direct immediate | direkt unmittelbar ! indirect | indirekt mittelbar
disadvantage drawback downside | Nachteil Nachteile ! advantage benefit upside | Vorteil Nutzen
double twofold | doppelt zweifach ! single onefold | einzeln einfach
dry | trocken ! wet damp humid moist | nass feucht
durable lasting long-lasting | dauerhaft langlebig
early premature | früh vorzeitig frühzeitig ! late belated | spät
effective | wirksam effektiv ! ineffective | unwirksam
efficient | effizient ! inefficient wasteful | ineffizient
eligible entitled | berechtigt anspruchsberechtigt ! ineligible | unberechtigt
equal same identical | gleich identisch derselbe dieselbe ! different unequal | verschieden unterschiedlich ungleich
exclusive sole only | exklusiv ausschließlich alleinig
existing present | bestehend vorhanden
experienced seasoned | erfahren ! inexperienced | unerfahren
explicit express | ausdrücklich explizit ! implicit tacit | stillschweigend implizit
fair just | fair gerecht ! unfair unjust | ungerecht unfair
familiar | vertraut
famous well-known known | bekannt berühmt ! unknown | unbekannt
fast quick rapid swift prompt | schnell rasch zügig ! slow sluggish | langsam schleppend
feasible possible doable practicable | machbar möglich durchführbar ! infeasible impossible unfeasible | undurchführbar unmöglich
few | wenige ! many numerous | viele zahlreich
final last ultimate | letzte endgültig final ! first initial | erste anfänglich
fine-tuned | abgestimmt
flexible | flexibel ! rigid inflexible | starr unflexibel
fragile | zerbrechlich
free_of_charge free at_no_cost no_charge without_charge | kostenlos kostenfrei unentgeltlich gratis ! chargeable | kostenpflichtig gebührenpflichtig entgeltlich
fresh | frisch
full-scale | vollumfänglich
general universal | allgemein generell ! specific particular special | speziell besonders spezifisch
genuine authentic | echt authentisch ! fake forged counterfeit | gefälscht
gradual step_by_step in_stages stepwise | schrittweise stufenweise allmählich ! abrupt all_at_once at_once big_bang | schlagartig auf_einmal gleichzeitig
green | grün
guilty | schuldig ! innocent | unschuldig
happy glad | froh glücklich
healthy | gesund ! ill sick unwell | krank
heavy | schwer ! lightweight | leicht
high elevated | hoch hohe hoher höher ! low | niedrig gering tief
historic historical | historisch
honest | ehrlich
horizontal | waagerecht ! vertical | senkrecht
human | menschlich
important significant essential relevant | wichtig bedeutend wesentlich relevant ! unimportant insignificant irrelevant | unwichtig unbedeutend irrelevant
independent | unabhängig selbständig eigenständig ! dependent reliant | abhängig
industrial | industriell
initial preliminary | anfänglich vorläufig
inside indoor within | innen drinnen innerhalb ! outside outdoor | außen draußen außerhalb
intentional deliberate on_purpose | absichtlich vorsätzlich ! accidental unintentional by_accident | versehentlich unabsichtlich
interested | interessiert
international global worldwide | international weltweit global ! national domestic | national inländisch
joint common shared | gemeinsam gemeinschaftlich ! separate individual | getrennt einzeln
large-scale | großflächig
left | links linke ! right | rechts rechte
liable | haftbar
limited restricted | begrenzt beschränkt eingeschränkt ! unlimited unrestricted | unbegrenzt unbeschränkt
live | live
long lengthy | lang langwierig ! short brief | kurz
long-term | langfristig ! short-term | kurzfristig
loyal | treu loyal
main principal primary chief | Haupt hauptsächlich wichtigste
mandatory compulsory obligatory binding | verpflichtend verbindlich obligatorisch bindend zwingend ! optional voluntary non-binding | freiwillig optional unverbindlich
mature | ausgereift reif
maximum highest most | höchste maximal ! minimum lowest least | niedrigste minimal
medical | medizinisch ärztlich
minor | geringfügig
mixed | gemischt
mutual | gegenseitig
narrow | eng
native | heimisch
natural | natürlich ! artificial | künstlich
necessary needed required | nötig notwendig erforderlich ! unnecessary superfluous redundant | unnötig überflüssig
negative | negativ ! positive | positiv
neutral | neutral
normal regular | normal regulär ! abnormal irregular | unregelmäßig abweichend
north northern | Nord Norden nördlich ! south southern | Süd Süden südlich
objective impartial | objektiv unparteiisch ! subjective biased | subjektiv befangen
obvious evident | offensichtlich
occasional sporadic | gelegentlich vereinzelt
odd | ungerade ! even | gerade
official formal | offiziell amtlich formell ! unofficial informal | inoffiziell informell
open | offen geöffnet ! closed shut | geschlossen zu
optimal best | optimal beste ! worst | schlechteste
organic | biologisch Bio
original | ursprünglich original
overall | insgesamt gesamt
overloaded overworked overburdened stretched | überlastet überfordert
own | eigen eigene eigenen
paid | bezahlt vergütet ! unpaid | unbezahlt
parallel simultaneous at_the_same_time concurrent | parallel gleichzeitig zeitgleich ! sequential one_after_the_other successive | nacheinander
passive | passiv
peaceful | friedlich
perfect flawless | einwandfrei fehlerfrei tadellos ! flawed | fehlerhaft
permanent unlimited open-ended | unbefristet dauerhaft ! temporary fixed-term limited_in_time | befristet vorübergehend
physical | physisch körperlich
popular favoured | beliebt ! unpopular | unbeliebt
potential | potenziell möglich
powerful | leistungsfähig stark
practical | praktisch ! theoretical | theoretisch
previous earlier prior | vorherig früher vorig ! subsequent later following next | nachfolgend später folgend nächste
private | privat ! public state | öffentlich staatlich
probable likely | wahrscheinlich ! improbable unlikely | unwahrscheinlich
productive | produktiv
professional | professionell beruflich
prompt without_delay immediate at_once straight_away | unverzüglich umgehend sofort prompt
proud | stolz
provisional | vorläufig provisorisch
qualified | qualifiziert
quarterly | quartalsweise
random | zufällig
ready prepared | bereit vorbereitet fertig ! unprepared not_ready | unvorbereitet
realistic | realistisch ! unrealistic | unrealistisch
reasonable | angemessen vernünftig
red | rot
regular recurring | regelmäßig wiederkehrend ! irregular one-off | unregelmäßig einmalig
related | verwandt zusammenhängend
reliable dependable trustworthy | zuverlässig verlässlich vertrauenswürdig ! unreliable | unzuverlässig
remaining left_over residual | restlich übrig verbleibend
renewable | erneuerbar ! fossil | fossil
representative | repräsentativ
residential | Wohn
responsible in_charge accountable | verantwortlich zuständig ! not_responsible | unzuständig
rich wealthy | reich ! poor | arm
ripe | reif
risky dangerous | riskant gefährlich ! safe secure | sicher
rough | rau grob
round | rund
sceptical skeptical doubtful critical | skeptisch kritisch zweifelnd ! supportive enthusiastic positive convinced | begeistert überzeugt positiv
secondary | zweitrangig sekundär
secure | sicher gesichert ! insecure unsecured unprotected | ungesichert ungeschützt unsicher
sensitive | sensibel schutzbedürftig
serious grave severe | ernst schwerwiegend gravierend schwer ! minor trivial mild light slight | geringfügig leicht mild
sharp | scharf
similar comparable | ähnlich vergleichbar ! dissimilar | unähnlich
simultaneous | gleichzeitig
skilled | gelernt ! unskilled | ungelernt
slim lean | schlank
smooth without_problems trouble-free without_incident | reibungslos problemlos störungsfrei ! bumpy | holprig
social | sozial
solid | solide
sound | solide
special | besonders speziell
spontaneous | spontan
stable steady | stabil ! unstable volatile | instabil schwankend
state-of-the-art | hochmodern
strategic | strategisch ! operational | operativ
strict stringent tight | streng strikt ! lax loose lenient | locker
strong | stark ! weak | schwach
structured | strukturiert
stuck | festgefahren
suitable appropriate fit | geeignet passend tauglich ! unsuitable inappropriate unfit | ungeeignet untauglich
superior | überlegen
surprising unexpected | überraschend unerwartet
sustainable | nachhaltig
talented | begabt
tall | hoch
technical | technisch
tense | angespannt
tight | knapp eng
timely | zeitnah
tired | müde
top | oben oberste ! bottom | unten unterste
transparent | transparent ! opaque | intransparent
true correct | wahr richtig ! untrue false | unwahr falsch
ultimate | letztlich
unanimous unanimously | einstimmig
unique | einzigartig einmalig
upcoming forthcoming | bevorstehend kommend
upper | obere ! lower | untere
urgent pressing | dringend eilig
useful helpful | nützlich hilfreich ! useless | nutzlos unbrauchbar
usual customary | üblich gewöhnlich
valuable | wertvoll ! worthless | wertlos
various diverse | verschiedene vielfältig
visible | sichtbar ! invisible hidden | unsichtbar verborgen
vital | lebenswichtig
weekly | wöchentlich
west western | West Westen westlich ! east eastern | Ost Osten östlich
willing prepared_to | bereit willens ! unwilling reluctant | unwillig
written in_writing | schriftlich ! oral verbal | mündlich
wrong | falsch ! right | richtig
`
