/** Runs in the page: what the screen shows now. */
export const readScreen = (loading: readonly string[]) => {
  const { clientWidth, scrollWidth } = document.documentElement
  const isPlaceholder = ({ children, textContent }: Element) =>
    children.length === 0 && loading.includes(textContent.trim())
  // The page is delivered with the heading of the log-in, hidden for everybody else.
  const heading = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility())
  return {
    isLoading: [...document.querySelectorAll('body *')].some(isPlaceholder),
    heading: heading?.innerText ?? '',
    text: document.querySelector('main')?.innerText ?? '',
    hiddenWidth: scrollWidth - clientWidth,
    language: document.documentElement.lang,
    background: getComputedStyle(document.body).backgroundColor,
  }
}
