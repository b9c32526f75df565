// Owns the order of the style sheets every page loads first: Blueprint's subset, tokens, ground, Blueprint's dress.
import '@blueprintjs/core/lib/css/blueprint.css';
import './tokens.css';
import './brand.css';
import './base.css';
import './blueprint.css';
import './fingers.css';
import './hands.css';
