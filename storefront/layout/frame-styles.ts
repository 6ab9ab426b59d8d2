// The frame's style sheets. Its markup comes from the server alone, so the browser's bundle must ask for its styles by name.

import "#storefront/ui/dialog.module.css";
import "#storefront/ui/icon.module.css";
import "#storefront/ui/visually-hidden.module.css";
import "./category-rows.module.css";
import "./country-button.module.css";
import "./country-picker.module.css";
import "./department-nav.module.css";
import "./drawer.module.css";
import "./footer.module.css";
import "./header.module.css";
import "./mega-menu.module.css";
import "./newsletter-form.module.css";
import "./search-form.module.css";
import "./top-bar.module.css";
