npm install @eecs/ui-beam @eecs/ui-kit @eecs/solver-core react react-dom styled-components
