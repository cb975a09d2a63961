/** The tokens `surface` and `paper` of `website/layout/styles.css`, for what cannot read styles. */
export const SURFACE_COLOR = '#182c4d'
export const PAPER_COLOR = '#fcfaf5'
