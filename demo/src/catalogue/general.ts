import type { Field } from './field.ts'

/** Subjects of all schools: general education, languages, mathematics and physics. */
export const general: Field[] = [
  {
    key: 'gen',
    form: 'ls',
    subjects: `
აკადემიური წერა I | Academic Writing I | 5 | s
საინფორმაციო ტექნოლოგიების საფუძვლები | Fundamentals of Information Technology | 5 | lp
ფილოსოფიის შესავალი | Introduction to Philosophy | 5
საქართველოს ისტორია და კულტურა | History and Culture of Georgia | 5
აკადემიური წერა II | Academic Writing II | 5 | s
კრიტიკული აზროვნება | Critical Thinking | 5
სოციოლოგიის შესავალი | Introduction to Sociology | 5
ცივილიზაციათა ისტორია | History of Civilisations | 5
საჯარო მეტყველების ხელოვნება | The Art of Public Speaking | 5 | s
ეკოლოგია და მდგრადი განვითარება | Ecology and Sustainable Development | 5 | d
რელიგიათა ისტორია | History of Religions | 5
ხელოვნების ისტორიის შესავალი | Introduction to the History of Art | 5
კვლევის მეთოდები | Research Methods | 5
სამოქალაქო განათლება | Civic Education | 5 | d
სწავლის უნარ-ჩვევები | Study Skills | 3 | s
სპორტი და ჯანსაღი ცხოვრების წესი | Sport and a Healthy Lifestyle | 3 | p
სამუშაო პრაქტიკა | Internship | 5 | f
საბაკალავრო ნაშრომი | Bachelor's Thesis | 10 | d
სამაგისტრო ნაშრომი | Master's Thesis | 30 | d
`,
  },
  {
    key: 'lan',
    form: 's',
    subjects: `
ინგლისური ენა (A2) | English Language (A2) | 5
ინგლისური ენა (B1) | English Language (B1) | 5
ინგლისური ენა (B1+) | English Language (B1+) | 5
ინგლისური ენა (B2) | English Language (B2) | 5
ინგლისური ენა (B2+) | English Language (B2+) | 5
ინგლისური ენა (C1) | English Language (C1) | 5
გერმანული ენა I | German Language I | 5
გერმანული ენა II | German Language II | 5
ფრანგული ენა I | French Language I | 5
ფრანგული ენა II | French Language II | 5
ესპანური ენა I | Spanish Language I | 5
ესპანური ენა II | Spanish Language II | 5
იტალიური ენა I | Italian Language I | 5
თურქული ენა I | Turkish Language I | 5
ქართული ენა უცხოელებისთვის I | Georgian for Foreigners I | 5
ქართული ენა უცხოელებისთვის II | Georgian for Foreigners II | 5
ქართული ენა უცხოელებისთვის III | Georgian for Foreigners III | 5
ქართული ენა უცხოელებისთვის IV | Georgian for Foreigners IV | 5
`,
  },
  {
    key: 'mat',
    form: 'ls',
    subjects: `
კალკულუსი I | Calculus I | 6
წრფივი ალგებრა | Linear Algebra | 5
კალკულუსი II | Calculus II | 6
დისკრეტული მათემატიკა | Discrete Mathematics | 5
ალბათობის თეორია და სტატისტიკა | Probability and Statistics | 6
დიფერენციალური განტოლებები | Differential Equations | 5
რიცხვითი მეთოდები | Numerical Methods | 5 | lp
მათემატიკა ბიზნესისათვის | Mathematics for Business | 5
ბიზნესსტატისტიკა | Business Statistics | 5 | lp
ოპერაციათა კვლევა | Operations Research | 5
ფიზიკა I | Physics I | 5 | ll
ფიზიკა II | Physics II | 5 | ll
`,
  },
]
