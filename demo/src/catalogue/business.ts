import type { Field } from './field.ts'

export const business: Field[] = [
  {
    key: 'bus',
    form: 'ls',
    subjects: `
ბიზნესის საფუძვლები | Introduction to Business | 5
მენეჯმენტის საფუძვლები | Principles of Management | 5
ბუღალტრული აღრიცხვის საფუძვლები | Principles of Accounting | 5 | lp
მარკეტინგის საფუძვლები | Principles of Marketing | 5
ფინანსების საფუძვლები | Principles of Finance | 5
ბიზნესკომუნიკაცია | Business Communication | 5 | s
ბიზნესსამართალი | Business Law | 5
ფინანსური აღრიცხვა | Financial Accounting | 6 | lp
ორგანიზაციული ქცევა | Organisational Behaviour | 5
მმართველობითი აღრიცხვა | Management Accounting | 5 | lp
ოპერაციათა მენეჯმენტი | Operations Management | 5
ადამიანური რესურსების მენეჯმენტი | Human Resource Management | 5
საერთაშორისო ბიზნესი | International Business | 5
პროექტების მართვა | Project Management | 5 | lp
სტრატეგიული მენეჯმენტი | Strategic Management | 6
მეწარმეობა და ბიზნესის დაგეგმვა | Entrepreneurship and Business Planning | 6
ბიზნესის ეთიკა და სოციალური პასუხისმგებლობა | Business Ethics and Social Responsibility | 5
ლიდერობა | Leadership | 5
მოლაპარაკებების წარმოება | Negotiation | 5 | s
მიწოდების ჯაჭვის მართვა | Supply Chain Management | 5
ელექტრონული ბიზნესი | E-Business | 5 | d
ოჯახური ბიზნესის მართვა | Managing a Family Business | 5
`,
  },
  {
    key: 'fin',
    form: 'lp',
    subjects: `
კორპორაციული ფინანსები | Corporate Finance | 6
ფინანსური ბაზრები და ინსტიტუტები | Financial Markets and Institutions | 5 | ls
საბანკო საქმე | Banking | 5 | ls
ფინანსური ანგარიშგების ანალიზი | Analysis of Financial Statements | 6
ინვესტიციების მართვა | Investment Management | 6
გადასახადები და დაბეგვრა | Taxes and Taxation | 5
აუდიტის საფუძვლები | Principles of Auditing | 5
დაზღვევის საფუძვლები | Principles of Insurance | 5 | ls
რისკების მართვა | Risk Management | 5
ფინანსური მოდელირება | Financial Modelling | 5
`,
  },
  {
    key: 'mkt',
    form: 'ls',
    subjects: `
მომხმარებლის ქცევა | Consumer Behaviour | 5
მარკეტინგული კვლევა | Marketing Research | 6 | lp
ციფრული მარკეტინგი | Digital Marketing | 5 | lp
ბრენდის მართვა | Brand Management | 5
გაყიდვების მართვა | Sales Management | 5
რეკლამა და მისი დაგეგმვა | Advertising and Its Planning | 5
მომსახურების მარკეტინგი | Services Marketing | 5
საცალო ვაჭრობის მენეჯმენტი | Retail Management | 5
`,
  },
  {
    key: 'eco',
    form: 'ls',
    subjects: `
მიკროეკონომიკა I | Microeconomics I | 6
მაკროეკონომიკა I | Macroeconomics I | 6
მიკროეკონომიკა II | Microeconomics II | 6
მაკროეკონომიკა II | Macroeconomics II | 6
ეკონომიკურ მოძღვრებათა ისტორია | History of Economic Thought | 5
ეკონომეტრიკა I | Econometrics I | 6 | lp
საჯარო სექტორის ეკონომიკა | Economics of the Public Sector | 5
საერთაშორისო ეკონომიკა | International Economics | 5
ფულის, კრედიტისა და ბანკების თეორია | Theory of Money, Credit and Banking | 5
ეკონომეტრიკა II | Econometrics II | 6 | lp
შრომის ეკონომიკა | Labour Economics | 5
თამაშთა თეორია | Game Theory | 5
განვითარების ეკონომიკა | Development Economics | 5
ეკონომიკური პოლიტიკა | Economic Policy | 5
საქართველოს ეკონომიკა | The Economy of Georgia | 5
ქცევითი ეკონომიკა | Behavioural Economics | 5
გარემოს ეკონომიკა | Environmental Economics | 5
რეგიონული ეკონომიკა | Regional Economics | 5
აგრარული ეკონომიკა | Agricultural Economics | 5
`,
  },
  {
    key: 'tou',
    form: 'ls',
    subjects: `
ტურიზმის საფუძვლები | Introduction to Tourism | 5
სტუმარმასპინძლობის ინდუსტრია | The Hospitality Industry | 5
ტურიზმის გეოგრაფია | Geography of Tourism | 5
საქართველოს ტურისტული რესურსები | Tourism Resources of Georgia | 6
სასტუმროს მენეჯმენტი | Hotel Management | 6 | lp
ტუროპერატორის საქმიანობა | Tour Operations | 5 | lp
რესტორნის მენეჯმენტი | Restaurant Management | 5 | lp
ტურიზმის მარკეტინგი | Tourism Marketing | 5
კულტურული მემკვიდრეობა და ტურიზმი | Cultural Heritage and Tourism | 5
ღონისძიებების მენეჯმენტი | Event Management | 5 | lp
ეკოტურიზმი | Ecotourism | 5 | f
ღვინის ტურიზმი | Wine Tourism | 5 | f
გიდის საქმიანობა | Tour Guiding | 5 | f
სათავგადასავლო ტურიზმი | Adventure Tourism | 5 | f
ტურიზმის პოლიტიკა და დაგეგმვა | Tourism Policy and Planning | 5
`,
  },
  {
    key: 'mba',
    form: 'ls',
    subjects: `
მენეჯერული ეკონომიკა | Managerial Economics | 6
ფინანსური მენეჯმენტი | Financial Management | 6 | lp
სტრატეგიული მარკეტინგი | Strategic Marketing | 6
ლიდერობა და ორგანიზაციული ცვლილებები | Leadership and Organisational Change | 6
მონაცემებზე დაფუძნებული გადაწყვეტილებები | Data-Driven Decision Making | 6 | lp
ოპერაციებისა და ხარისხის მართვა | Operations and Quality Management | 6
კორპორაციული მართვა | Corporate Governance | 6
ინოვაციების მენეჯმენტი | Innovation Management | 6
ბიზნესის შეფასება | Business Valuation | 6 | lp
გლობალური სტრატეგია | Global Strategy | 6
კრიზისების მართვა | Crisis Management | 6
ბიზნესკვლევის მეთოდები | Business Research Methods | 6
`,
  },
]
