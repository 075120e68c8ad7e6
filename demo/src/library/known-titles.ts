export interface DemoTitle {
  readonly title: string
  readonly author: string
  readonly year: number
  readonly pages: number
  readonly language: 'ka' | 'en'
  readonly copies: number
  readonly isOnline?: boolean
  /** Where the university sells it: the price in lari, and how many there are. */
  readonly shop?: { readonly price: string; readonly copies: number }
}

type Row = readonly [
  title: string,
  author: string,
  year: number,
  pages: number,
  copies: number,
  place?: 'online' | readonly [price: string, copies: number],
]

const georgian: readonly Row[] = [
  ['ვეფხისტყაოსანი', 'შოთა რუსთაველი', 2014, 352, 6, 'online'],
  ['კაცია-ადამიანი?!', 'ილია ჭავჭავაძე', 2009, 176, 3, 'online'],
  ['ოთარაანთ ქვრივი', 'ილია ჭავჭავაძე', 2011, 128, 2, 'online'],
  ['მგზავრის წერილები', 'ილია ჭავჭავაძე', 2010, 96, 1],
  ['გველის მჭამელი', 'ვაჟა-ფშაველა', 2012, 112, 3, 'online'],
  ['სტუმარ-მასპინძელი', 'ვაჟა-ფშაველა', 2012, 88, 2, 'online'],
  ['ალუდა ქეთელაური', 'ვაჟა-ფშაველა', 2008, 72, 1],
  ['დავითიანი', 'დავით გურამიშვილი', 2005, 288, 2],
  ['სიბრძნე სიცრუისა', 'სულხან-საბა ორბელიანი', 2007, 240, 3, 'online'],
  ['სიტყვის კონა', 'სულხან-საბა ორბელიანი', 1991, 656, 1],
  ['შუშანიკის წამება', 'იაკობ ხუცესი', 2003, 64, 4, 'online'],
  ['სურამის ციხე', 'დანიელ ჭონქაძე', 2013, 96, 2],
  ['ბაში-აჩუკი', 'აკაკი წერეთელი', 2010, 144, 2, 'online'],
  ['ჩემი თავგადასავალი', 'აკაკი წერეთელი', 2012, 208, 1],
  ['სამანიშვილის დედინაცვალი', 'დავით კლდიაშვილი', 2011, 160, 2],
  ['ქართლის ცხოვრება', 'მემატიანენი', 2008, 704, 2],
  ['საქართველოს ისტორია', 'ნიკო ბერძენიშვილი', 2002, 512, 5, ['42.00', 12]],
  ['ქართული ენის გრამატიკა', 'აკაკი შანიძე', 1980, 660, 3, ['38.50', 6]],
  ['უმაღლესი მათემატიკა: ამოცანები ამოხსნებით', 'ავტორთა ჯგუფი', 2021, 416, 8, ['29.90', 20]],
  ['ალბათობის თეორია და სტატისტიკა', 'ავტორთა ჯგუფი', 2019, 336, 4, ['27.00', 1]],
  ['სამოქალაქო სამართალი: ზოგადი ნაწილი', 'ავტორთა ჯგუფი', 2020, 480, 6, ['45.00', 9]],
  ['ადამიანის ანატომია: ატლასი', 'ავტორთა ჯგუფი', 2018, 624, 3, ['89.00', 2]],
  ['აკადემიური წერა', 'ავტორთა ჯგუფი', 2022, 224, 5, ['18.00', 0]],
]

const english: readonly Row[] = [
  ['Hamlet', 'William Shakespeare', 2006, 304, 3, 'online'],
  ['King Lear', 'William Shakespeare', 2007, 288, 2, 'online'],
  ['Pride and Prejudice', 'Jane Austen', 2008, 352, 3, 'online'],
  ['Middlemarch', 'George Eliot', 2003, 880, 1],
  ['Great Expectations', 'Charles Dickens', 2002, 544, 2],
  ['Frankenstein', 'Mary Shelley', 2018, 288, 2, 'online'],
  ['Moby-Dick', 'Herman Melville', 2009, 720, 1],
  ['On the Origin of Species', 'Charles Darwin', 2009, 528, 2, 'online'],
  ['The Wealth of Nations', 'Adam Smith', 2003, 1264, 2, 'online'],
  ['On Liberty', 'John Stuart Mill', 2010, 176, 2, 'online'],
  ['Leviathan', 'Thomas Hobbes', 2017, 576, 1],
  ['A Vindication of the Rights of Woman', 'Mary Wollstonecraft', 2004, 144, 1],
  ['The Elements', 'Euclid', 2002, 500, 2],
  ['The Principles of Psychology', 'William James', 1950, 720, 1],
  ['Relativity: The Special and the General Theory', 'Albert Einstein', 2015, 192, 3],
  ['Flatland', 'Edwin A. Abbott', 1992, 96, 1, 'online'],
  ['Academic English for University Students', 'The Language Centre', 2023, 260, 6, ['24.00', 15]],
  ['Laboratory Manual of General Chemistry', 'Department of Natural Sciences', 2022, 188, 4, ['21.50', 4]],
]

const toTitle =
  (language: DemoTitle['language']) =>
  ([title, author, year, pages, copies, place]: Row): DemoTitle => ({
    title,
    author,
    year,
    pages,
    copies,
    language,
    ...(place === 'online' && { isOnline: true }),
    ...(Array.isArray(place) && { shop: { price: place[0], copies: place[1] } }),
  })

/** Classics that anybody may print, and textbooks as a university has them. */
export const knownTitles: readonly DemoTitle[] = [
  ...georgian.map(toTitle('ka')),
  ...english.map(toTitle('en')),
]
