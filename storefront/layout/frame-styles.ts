// The frame's style sheets. Its markup comes from the server only, so they are a separate entry of the build, of which the
// browser loads the styles but not the script. Exporting the modules keeps their styles in the build.

export { default as dialog } from "#storefront/ui/dialog.module.css";
export { default as icon } from "#storefront/ui/icon.module.css";
export { default as visuallyHidden } from "#storefront/ui/visually-hidden.module.css";
export { default as wordmark } from "#storefront/ui/wordmark.module.css";
export { default as categoryRow } from "./category-row.module.css";
export { default as countryButton } from "./country-button.module.css";
export { default as countryPicker } from "./country-picker.module.css";
export { default as departmentNav } from "./department-nav.module.css";
export { default as drawer } from "./drawer.module.css";
export { default as footer } from "./footer.module.css";
export { default as header } from "./header.module.css";
export { default as megaMenu } from "./mega-menu.module.css";
export { default as newsletterForm } from "./newsletter-form.module.css";
export { default as quietFrame } from "./quiet-frame.module.css";
export { default as searchForm } from "./search-form.module.css";
export { default as searchLayer } from "./search-layer.module.css";
export { default as topBar } from "./top-bar.module.css";
