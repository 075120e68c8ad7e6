/** The clubs of the demo, by the name of their picture. */
export const clubTexts = {
  debate: {
    ka: 'სადებატო კლუბი „აგორა“',
    en: 'Agora Debate Club',
    aboutKa:
      'ყოველ სამშაბათს 18:30-ზე ერთ საკითხზე ვკამათობთ: გუნდებს კენჭისყრა ყოფს, ამიტომ ხანდახან საპირისპირო აზრის დაცვა გიწევთ. გამოცდილება საჭირო არ არის, პირველ ორ შეხვედრაზე უბრალოდ მოუსმინეთ.\n\nწელიწადში ორჯერ საუნივერსიტეტო ტურნირზე გავდივართ.',
    aboutEn:
      'Every Tuesday at 18:30 we argue about one question. Teams are drawn by lot, so you sometimes defend what you do not believe. No experience is needed: just listen in the first two meetings.\n\nTwice a year we go to a tournament of universities.',
  },
  hiking: {
    ka: 'სალაშქრო კლუბი „ბილიკი“',
    en: 'Biliki Hiking Club',
    aboutKa:
      'ერთდღიანი ლაშქრობები თბილისის ირგვლივ და ორი დიდი გასვლა წელიწადში: შემოდგომაზე ბორჯომში, ზაფხულში სვანეთში. კარვებსა და საძილე ტომრებს კლუბი გათხოვებთ.\n\nმარშრუტს ხუთშაბათს ვაქვეყნებთ, გავდივართ შაბათს დილით.',
    aboutEn:
      'Day hikes around Tbilisi and two long trips a year: Borjomi in autumn, Svaneti in summer. The club lends tents and sleeping bags.\n\nThe route is announced on Thursday, and we leave on Saturday morning.',
  },
  robotics: {
    ka: 'რობოტიკის კლუბი',
    en: 'Robotics Club',
    aboutKa:
      'ვაწყობთ რობოტებს, რომლებიც ლაბირინთიდან თავად გამოდიან. ჯგუფში სამი ადამიანია: ერთი აწყობს, ერთი წერს პროგრამას, ერთი ცდის. სახელოსნო C კორპუსის სარდაფშია, ღიაა ყოველ საღამოს 21:00-მდე.',
    aboutEn:
      'We build robots that find their own way out of a maze. A team is three people: one builds, one writes the program, one tests. The workshop is in the basement of building C, open every evening until 21:00.',
  },
  photography: {
    ka: 'ფოტოკლუბი „კადრი“',
    en: 'Kadri Photo Club',
    aboutKa:
      'ორ კვირაში ერთხელ ქალაქში ფოტოსასეირნოდ გავდივართ, შემდეგ კი ერთად ვარჩევთ, რა გამოვიდა. კამერა სავალდებულო არ არის, ტელეფონიც საკმარისია.',
    aboutEn:
      'Every other week we walk through the city with our cameras, and then look together at what came of it. A phone is enough.',
  },
} as const

export type ClubName = keyof typeof clubTexts

/** The change of the debate club that waits. */
export const changedDebate = {
  ...clubTexts.debate,
  aboutKa: clubTexts.debate.aboutKa.replace('სამშაბათს 18:30-ზე', 'ოთხშაბათს 19:00-ზე'),
  aboutEn: clubTexts.debate.aboutEn.replace('Tuesday at 18:30', 'Wednesday at 19:00'),
}
