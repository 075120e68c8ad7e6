/** Runs in the page: what the screen shows now. */
export const readScreen = (loading: readonly string[]) => {
  const { clientWidth, scrollWidth } = document.documentElement
  const isPlaceholder = ({ children, textContent }: Element) =>
    children.length === 0 && loading.includes(textContent.trim())
  return {
    isLoading: [...document.querySelectorAll('body *')].some(isPlaceholder),
    heading: document.querySelector('h1')?.innerText ?? '',
    text: document.querySelector('main')?.innerText ?? '',
    hiddenWidth: scrollWidth - clientWidth,
    language: document.documentElement.lang,
    background: getComputedStyle(document.body).backgroundColor,
  }
}
