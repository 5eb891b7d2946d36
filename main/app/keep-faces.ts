// Run by the build: `keep-faces FOLDER`.
import { keepFaces } from '../game/kept-faces';

const [folder] = process.argv.slice(2);
if (folder !== undefined) keepFaces(folder);
