const phrases = ['სკოლის დეპარტამენტს', 'contact the school department']

/** Whether a text sends the student to the department of their school. */
export const namesDepartment = (text: string): boolean =>
  phrases.some((phrase) => text.toLowerCase().includes(phrase))
